import { siteAddress } from "virtual:shop";
import { categories } from "#content/categories.ts";
import { site } from "#content/site.ts";
import { socialCard, socialCardFile, socialPictureFile } from "../picture/picture-files.ts";
import { leadsInto, paths } from "../shared/paths.ts";
import { useLocation } from "../ui/location.ts";

type PageHeadProps = {
  /** The page title without the shop's name. By default, the full title is the shop's name and tagline. */
  title?: string;
  description?: string;
  /** Whether search engines may list the page. */
  listed?: boolean;
  /** The name of the social card's picture in content/pictures.ts. */
  picture?: string;
};

/**
 * Renders the page's title and description, which React moves to the document's head. A listed page also gets a social
 * card.
 */
export function PageHead({
  title,
  description = site.description,
  listed = true,
  picture,
}: PageHeadProps) {
  const { pathname } = useLocation();
  const fullTitle =
    title === undefined ? `${site.name}: ${site.tagline}` : `${title}, ${site.name}`;
  const address = addressOf(pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {listed ? (
        <>
          {address !== undefined && <link rel="canonical" href={address} />}
          {address !== undefined && <meta property="og:url" content={address} />}
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          {/* Only prerendered HTML has the picture, because services that show social cards run no scripts. */}
          {import.meta.env.SSR && <SocialCardPicture title={title} picture={picture} />}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** Renders the head elements that all pages share. */
export function SiteHead() {
  const { home } = paths;
  const hasPicture = addressOf(home) !== undefined;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content={hasPicture ? "summary_large_image" : "summary"} />
    </>
  );
}

/**
 * Renders the picture of a page's social card: the page's own picture, its category's picture, or the site's picture.
 */
function SocialCardPicture({
  title = site.name,
  picture,
}: Record<"title" | "picture", string | undefined>) {
  const { pathname } = useLocation();
  const category = categories.find(({ id }) => leadsInto([paths.category(id)], pathname));
  const file = picture === undefined ? socialCardFile(category?.id) : socialPictureFile(picture);
  const address = addressOf(encodeURI(`/${file}`));
  if (address === undefined) return null;
  const alt = picture === undefined ? (category?.name ?? site.name) : title;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(socialCard.width)} />
      <meta property="og:image:height" content={String(socialCard.height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}

/** Returns the full address of a path, without a trailing slash; `undefined` if the shop's address is unknown. */
export function addressOf(path: string): string | undefined {
  return siteAddress === undefined ? undefined : siteAddress + path.replace(/\/$/, "");
}
