import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { publishAt } from "../shop-fixture.ts";
import { PrerenderedPath } from "../ui/location.ts";
import { PageHead, SiteHead } from "./page-head.tsx";

function headAt(path: string, address: string | undefined, listed = true): string {
  publishAt(address);
  return renderToStaticMarkup(
    <PrerenderedPath value={path}>
      <PageHead title="Boots" description="Six pieces." listed={listed} />
    </PrerenderedPath>,
  );
}

test("a page has a title and description, but no full addresses if the site's address is unknown", () => {
  const html = headAt("/categories/shoes", undefined);
  expect(html).toContain("<title>Boots, Skærgård</title>");
  expect(html).toContain('<meta name="description" content="Six pieces."/>');
  expect(html).toContain('<meta property="og:title" content="Boots, Skærgård"/>');
  expect(html).toContain('<meta property="og:description" content="Six pieces."/>');
  expect(html).not.toMatch(/canonical|og:url/);
});

test("with the site's address, a page has full addresses without a trailing slash", () => {
  const html = headAt("/categories/shoes/", "https://shop.example/demo");
  const address = "https://shop.example/demo/categories/shoes";
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
});

test("an unlisted page has noindex, but no canonical address and no social card", () => {
  const html = headAt("/shop", "https://shop.example", false);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const part of ["canonical", "og:"]) expect(html).not.toContain(part);
});

function headWith(address: string | undefined, path = "/", picture?: string): string {
  publishAt(address);
  return renderToStaticMarkup(
    <PrerenderedPath value={path}>
      <SiteHead />
      <PageHead {...(picture !== undefined && { picture, title: "Boot" })} />
    </PrerenderedPath>,
  );
}

test("the social card has a picture if the site's address is known", () => {
  const without = headWith(undefined);
  expect(without).toContain('<meta property="og:site_name" content="Skærgård"/>');
  expect(without).toContain('<meta name="twitter:card" content="summary"/>');
  expect(without).not.toContain("og:image");
  const html = headWith("https://shop.example/demo");
  const address = "https://shop.example/demo/social-card.jpg";
  expect(html).toContain(`<meta property="og:image" content="${address}"/>`);
  const size = { width: 1200, height: 630 };
  for (const [name, content] of Object.entries({ ...size, alt: "Skærgård" })) {
    expect(html).toContain(`<meta property="og:image:${name}" content="${content}"/>`);
  }
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test.each(["/categories/shoes", "/categories/shoes/men"])(
  "%s has the social card of its category",
  (path) => {
    const html = headWith("https://shop.example/demo", path);
    expect(html).toContain('content="https://shop.example/demo/social-card-shoes.jpg"');
    expect(html).toContain('<meta property="og:image:alt" content="Shoes"/>');
  },
);

test("a page may have its own social card", () => {
  const html = headWith("https://shop.example/demo", "/product/3", "cut-boot");
  expect(html).toContain('content="https://shop.example/demo/social-picture-cut-boot.jpg"');
  expect(html).toContain('<meta property="og:image:alt" content="Boot"/>');
});
