import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

async function load(address: string | undefined, name = "Shop") {
  vi.doMock("../../content/site.ts", () => ({
    site: { name, description: "A shop.", address },
  }));
  return import("./structured-data.tsx");
}

/** The data of the markup's only script element. */
function dataOf(html: string): unknown {
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(json);
}

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Clothes", path: "/categories/clothes" },
];

test("the site has its name, description and address", async () => {
  const { WebSiteData } = await load("https://shop.example");
  expect(dataOf(renderToStaticMarkup(<WebSiteData />))).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Shop",
    description: "A shop.",
    url: "https://shop.example",
  });
});

test("a site without an address has none in its data", async () => {
  const { WebSiteData } = await load(undefined);
  expect(dataOf(renderToStaticMarkup(<WebSiteData />))).not.toHaveProperty("url");
});

test("breadcrumbs are numbered from 1, each with its full address", async () => {
  const { BreadcrumbData } = await load("https://shop.example/demo");
  expect(dataOf(renderToStaticMarkup(<BreadcrumbData crumbs={crumbs} />))).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/demo" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Clothes",
        item: "https://shop.example/demo/categories/clothes",
      },
    ],
  });
});

test("no text from the content can close the script element", async () => {
  const name = "</script><script>alert(1)</script>";
  const { WebSiteData } = await load(undefined, name);
  expect(dataOf(renderToStaticMarkup(<WebSiteData />))).toMatchObject({ name });
});
