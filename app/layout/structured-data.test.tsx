import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { site } from "../content-fixture/site.ts";
import { texts } from "../shared/texts.ts";
import { publishAt } from "../shop-fixture.ts";
import { StructuredData } from "./structured-data.tsx";

/** What the markup's only script element holds. */
function dataAt(path: string, address: string | undefined): unknown {
  publishAt(address);
  const html = renderToStaticMarkup(<StructuredData path={path} />);
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(json || "null");
}

test("the site has its name, description and address", () => {
  expect(dataAt("/", "https://shop.example")).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    description: site.description,
    url: "https://shop.example",
  });
});

test("breadcrumbs are numbered from 1, each with its full address", () => {
  expect(dataAt("/categories/shoes/men", "https://shop.example/demo")).toEqual({
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

test.each(["/search", "/404.html"])("%s has no data", (path) => {
  expect(dataAt(path, "https://shop.example/demo")).toBeNull();
});

test("any text from the content is in the data as written: none closes the script element", () => {
  const name = `</script><!--<script>]]>\u2028$&\u200f\u202e"\\`;
  vi.spyOn(site, "name", "get").mockReturnValue(name);
  const data = dataAt("/", undefined);
  expect(data).toMatchObject({ name });
  // A site without an address has none in its data.
  expect(data).not.toHaveProperty("url");
});
