import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { publishAt } from "../shop-fixture.ts";
import { BreadcrumbData, SiteData } from "./structured-data.tsx";

/** Returns the data in the markup's only script element. */
function dataOf(element: ReactElement, address: string | undefined): unknown {
  publishAt(address);
  const html = renderToStaticMarkup(element);
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(json || "null");
}

const crumbs = [
  { label: "Home", path: "/" },
  { label: "Shoes", path: "/categories/shoes" },
  { label: "Men", path: "/categories/shoes/men" },
];

test("the site has its name, description and address", () => {
  const site = { name: "Hemline", description: "A small shop." };
  expect(dataOf(<SiteData {...site} />, "https://shop.example")).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    ...site,
    url: "https://shop.example",
  });
});

test("breadcrumbs are numbered from 1, each with its full address", () => {
  expect(dataOf(<BreadcrumbData crumbs={crumbs} />, "https://shop.example/demo")).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      ["Home", ""],
      ["Shoes", "/categories/shoes"],
      ["Men", "/categories/shoes/men"],
    ].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `https://shop.example/demo${path}`,
    })),
  });
});

test("without the shop's address, a breadcrumb has no data", () => {
  expect(dataOf(<BreadcrumbData crumbs={crumbs} />, undefined)).toBeNull();
});

test("text from the content is kept as written and cannot close the script element", () => {
  const name = `</script><!--<script>]]>\u2028$&\u200f\u202e"\\`;
  const data = dataOf(<SiteData name={name} description="" />, undefined);
  expect(data).toMatchObject({ name });
  // The shop has no address in this test.
  expect(data).not.toHaveProperty("url");
});
