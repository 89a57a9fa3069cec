import type { BreadcrumbList, WebSite, WithContext } from "schema-dts";
import { categories, genders } from "../../content/categories.ts";
import { site } from "../../content/site.ts";
import { paths } from "../shared/paths.ts";
import { listCrumbs } from "./linked-pages.ts";
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
  const url = addressOf(paths.home);
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    description: site.description,
    ...(url !== undefined && { url }),
  };
}

/** From the home page down. Items need full addresses, so there is none while the shop has no address. */
function describeBreadcrumb(path: string): WithContext<BreadcrumbList> | undefined {
  const crumbs = crumbsOf(path);
  if (addressOf(paths.home) === undefined || crumbs.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label: name, path: crumb }, index) => {
      const item = addressOf(crumb);
      return {
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(item !== undefined && { item }),
      };
    }),
  };
}

/** The breadcrumb of a category's page, or of a gender's in it; empty for any other page. */
function crumbsOf(path: string) {
  for (const category of categories) {
    const pages = [undefined, ...genders].map((gender) => listCrumbs(category, gender));
    const crumbs = pages.find((page) => page.at(-1)?.path === path);
    if (crumbs !== undefined) return crumbs;
  }
  return [];
}
