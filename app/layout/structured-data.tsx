import type { BreadcrumbList, Thing, WebSite, WithContext } from "schema-dts";
import type { Site } from "../content-shape/schema.ts";
import { paths } from "../shared/paths.ts";
import type { LinkItem } from "../suggestions/link-list.tsx";
import { addressOf } from "./page-head.tsx";

/**
 * Renders the home page's structured data about the site. Islands render no structured data, because search engines
 * read only the HTML.
 */
export function SiteData({ name, description }: Pick<Site, "name" | "description">) {
  const url = addressOf(paths.home);
  const data: WithContext<WebSite> = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    description,
    ...(url !== undefined && { url }),
  };
  return <Data data={data} />;
}

/**
 * Renders a breadcrumb's structured data for search engines. Renders nothing if the shop's address is unknown, because
 * each item needs a full address.
 */
export function BreadcrumbData({ crumbs }: { crumbs: readonly LinkItem[] }) {
  if (addressOf(paths.home) === undefined) return null;
  const data: WithContext<BreadcrumbList> = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: String(addressOf(crumb.path)),
    })),
  };
  return <Data data={data} />;
}

/** Renders structured data for search engines. */
export function Data({ data }: { data: WithContext<Thing> }) {
  // Escapes `<`, so that text from the content cannot close the script element.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
