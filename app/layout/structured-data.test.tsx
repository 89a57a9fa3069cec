import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { texts } from "../shared/texts.ts";

afterEach(() => vi.resetModules());

async function load(address: string | undefined, name = "Shop") {
  vi.stubGlobal("SITE_ADDRESS", address);
  vi.doMock("../../content/site.ts", () => ({
    site: {
      name,
      description: "A shop.",
      navigation: [],
      notSetUp: [],
      footer: { company: { links: [] }, useful: { links: [] } },
    },
  }));
  vi.doMock("../../content/categories.ts", () => ({
    categories: [{ id: "shoes", name: "Shoes" }],
    genders: [{ id: "men", name: "men" }],
  }));
  return import("./structured-data.tsx");
}

/** The data of the markup's only script element. */
function dataOf(html: string): unknown {
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(json);
}

test("the site has its name, description and address", async () => {
  const { StructuredData } = await load("https://shop.example");
  expect(dataOf(renderToStaticMarkup(<StructuredData path="/" />))).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Shop",
    description: "A shop.",
    url: "https://shop.example",
  });
});

test("breadcrumbs are numbered from 1, each with its full address", async () => {
  const { StructuredData } = await load("https://shop.example/demo");
  expect(dataOf(renderToStaticMarkup(<StructuredData path="/categories/shoes/men" />))).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      [texts.category.home, ""],
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

test.each(["/search", "/404.html"])("%s has no data", async (path) => {
  const { StructuredData } = await load("https://shop.example/demo");
  expect(renderToStaticMarkup(<StructuredData path={path} />)).toBe("");
});

test("any text from the content is in the data as written: none closes the script element", async () => {
  const name = `</script><!--<script>]]>\u2028$&\u200f\u202e"\\`;
  const { StructuredData } = await load(undefined, name);
  const data = dataOf(renderToStaticMarkup(<StructuredData path="/" />));
  expect(data).toMatchObject({ name });
  // A site without an address has none in its data.
  expect(data).not.toHaveProperty("url");
});
