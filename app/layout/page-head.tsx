import { useLocation } from "react-router";
import type { BreadcrumbList, WebSite, WithContext } from "schema-dts";
import { site } from "../../content/site.ts";

/** The title of the home page, and of a page that is not known yet. */
const siteTitle = `${site.name}: ${site.tagline}`;

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
  const fullTitle = title === undefined ? siteTitle : `${title}, ${site.name}`;
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

/** The part that the sharing cards of all pages have in common, in the HTML only. */
export function SiteHead() {
  const picture = addressOf("/social-card.jpg");
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
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={site.name} />
        </>
      )}
    </>
  );
}

/** Describes the site to search engines. */
export function WebSiteData() {
  if (!import.meta.env.SSR) return <DataBlock />;
  const url = addressOf("/");
  const data: WithContext<WebSite> = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    description: site.description,
    ...(url !== undefined && { url }),
  };
  return <DataBlock data={data} />;
}

/** A step of a page's breadcrumb. */
export type Crumb = { readonly name: string; readonly path: string };

/**
 * Describes a page's breadcrumb to search engines, from the home page down. Items need full addresses,
 * so there is none while the shop has no address.
 */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (addressOf("/") === undefined) return null;
  if (!import.meta.env.SSR) return <DataBlock />;
  const data: WithContext<BreadcrumbList> = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => {
      const item = addressOf(path);
      return {
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(item !== undefined && { item }),
      };
    }),
  };
  return <DataBlock data={data} />;
}

/**
 * JSON for search engines, which read the HTML: left out of the client bundle. Hydration keeps the HTML's
 * data; client navigation renders an empty block.
 */
function DataBlock({ data }: { data?: object }) {
  // Escaped, so that no text can close the script element.
  const json = JSON.stringify(data ?? {}).replaceAll("<", String.raw`\u003c`);
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** The full address of a path, without a trailing slash; `undefined` until the owner sets the site's. */
function addressOf(path: string): string | undefined {
  return site.address === undefined ? undefined : site.address + path.replace(/\/$/, "");
}
