import type { BreadcrumbList, WebSite, WithContext } from "schema-dts";
import { site } from "../../content/site.ts";
import { addressOf } from "./page-head.tsx";

/**
 * Search engines read the HTML: the browser's own code spares these bytes. It leaves what it hydrates as it
 * is; what it renders anew is empty.
 */
const inHtmlAlone = {};

/** Describes the site to search engines. */
export function WebSiteData() {
  if (!import.meta.env.SSR) return <DataBlock data={inHtmlAlone} />;
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

type Crumb = { readonly name: string; readonly path: string };

/**
 * Describes a page's breadcrumb to search engines, from the home page down. Items need full addresses,
 * so there is none while the shop has no address.
 */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (addressOf("/") === undefined) return null;
  if (!import.meta.env.SSR) return <DataBlock data={inHtmlAlone} />;
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

/** JSON in a page: "<" is escaped, so that no text can close the script element. */
function DataBlock({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
