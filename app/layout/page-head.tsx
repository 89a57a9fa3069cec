import { siteAddress } from "virtual:shop";
import { categories } from "../../content/categories.ts";
import { site } from "../../content/site.ts";
import { socialCard, socialCardFile } from "../picture/picture-files.ts";
import { leadsInto, paths } from "../shared/paths.ts";
import { useLocation } from "../ui/location.ts";

type PageHeadProps = {
  /** The page title without the shop's name; without it, the title is the site's. */
  title?: string;
  description?: string;
  /** Whether search engines may list the page. */
  listed?: boolean;
};

/**
 * The page's title and description, which React moves to the document's head. A listed page also has its
 * own part of the sharing card.
 */
export function PageHead({ title, description = site.description, listed = true }: PageHeadProps) {
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
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** The part of a page's sharing card that is in its HTML only. A category's pages have their own picture. */
export function SiteHead({ path }: { path: string }) {
  const category = categories.find(({ id }) => leadsInto([paths.category(id)], path));
  const picture = addressOf(encodeURI(`/${socialCardFile(category?.id)}`));
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta
        name="twitter:card"
        content={picture === undefined ? "summary" : "summary_large_image"}
      />
      {picture !== undefined && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content={String(socialCard.width)} />
          <meta property="og:image:height" content={String(socialCard.height)} />
          <meta property="og:image:alt" content={category?.name ?? site.name} />
        </>
      )}
    </>
  );
}

/** The full address of a path, without a trailing slash; `undefined` until the shop's is known. */
export function addressOf(path: string): string | undefined {
  return siteAddress === undefined ? undefined : siteAddress + path.replace(/\/$/, "");
}
