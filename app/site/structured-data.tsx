import type { BreadcrumbList, WebSite, WithContext } from "schema-dts";
import { site } from "../../content/site.ts";
import { addressOf } from "./page-head.tsx";

/** Tells search engines what the site is. */
export function WebSiteData() {
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

/** Tells search engines where in the shop a page stands, from the home page down. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
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

/** JSON in a page: "<" is written as an escape, so that no text can end the script element. */
function DataBlock({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
