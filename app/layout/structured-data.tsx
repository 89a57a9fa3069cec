import type { BreadcrumbList, WebSite, WithContext } from "schema-dts";
import { categories, genders } from "../../content/categories.ts";
import { site } from "../../content/site.ts";
import { paths } from "../shared/paths.ts";
import { listCrumbs } from "../suggestions/linked-pages.ts";
import { addressOf } from "./page-head.tsx";

/** Describes a page to search engines, which read the HTML: the site at its home page, elsewhere the breadcrumb. */
export function StructuredData({ path }: { path: string }) {
  const data = path === paths.home ? describeSite() : describeBreadcrumb(path);
  if (data === undefined) return null;
  // Escaped, so that no text can close the script element.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function describeSite(): WithContext<WebSite> {
  const { name, description } = site;
  const url = addressOf(paths.home);
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    description,
    ...(url !== undefined && { url }),
  };
}

/** Describes the way from the home page to a category's page. Items need full addresses: the shop must have one. */
function describeBreadcrumb(path: string): WithContext<BreadcrumbList> | undefined {
  const crumbs = categories
    .flatMap((category) => [undefined, ...genders].map((gender) => listCrumbs(category, gender)))
    .find((found) => found.at(-1)?.path === path);
  if (addressOf(paths.home) === undefined || crumbs === undefined) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: String(addressOf(crumb.path)),
    })),
  };
}
