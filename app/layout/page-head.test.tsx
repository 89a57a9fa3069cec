import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";

async function load(address: string | undefined) {
  vi.resetModules();
  vi.stubGlobal("SITE_ADDRESS", address);
  vi.doMock("../../content/site.ts", () => ({
    site: { name: "Shop", tagline: "Clothes", description: "A shop." },
  }));
  vi.doMock("../../content/categories.ts", () => ({
    categories: [{ id: "clothes", name: "Clothes" }],
  }));
  return import("./page-head.tsx");
}

async function headAt(path: string, address: string | undefined, listed = true): Promise<string> {
  const { PageHead } = await load(address);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <PageHead title="Clothes" description="Six pieces." listed={listed} />
    </MemoryRouter>,
  );
}

test("a page has its title and description; without the site's address, nothing that needs it", async () => {
  const html = await headAt("/categories/clothes", undefined);
  expect(html).toContain("<title>Clothes, Shop</title>");
  expect(html).toContain('<meta name="description" content="Six pieces."/>');
  expect(html).toContain('<meta property="og:title" content="Clothes, Shop"/>');
  expect(html).toContain('<meta property="og:description" content="Six pieces."/>');
  expect(html).not.toMatch(/canonical|og:url/);
});

test("a page with it has full addresses without a trailing slash", async () => {
  const html = await headAt("/categories/clothes/", "https://shop.example/demo");
  const address = "https://shop.example/demo/categories/clothes";
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
});

test("an unlisted page has noindex, and neither a canonical address nor a title for the sharing card", async () => {
  const html = await headAt("/shop", "https://shop.example", false);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const part of ["canonical", "og:"]) expect(html).not.toContain(part);
});

async function headWith(address: string | undefined, path = "/"): Promise<string> {
  const { SiteHead } = await load(address);
  return renderToStaticMarkup(<SiteHead path={path} />);
}

test("the sharing card has a picture, by its full address, if the site has one", async () => {
  const without = await headWith(undefined);
  expect(without).toContain('<meta property="og:site_name" content="Shop"/>');
  expect(without).toContain('<meta name="twitter:card" content="summary"/>');
  expect(without).not.toContain("og:image");
  const html = await headWith("https://shop.example/demo");
  const address = "https://shop.example/demo/social-card.jpg";
  expect(html).toContain(`<meta property="og:image" content="${address}"/>`);
  expect(html).toContain('<meta property="og:image:alt" content="Shop"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test.each(["/categories/clothes", "/categories/clothes/men"])(
  "%s has the sharing picture of its category",
  async (path) => {
    const html = await headWith("https://shop.example/demo", path);
    expect(html).toContain('content="https://shop.example/demo/social-card-clothes.jpg"');
    expect(html).toContain('<meta property="og:image:alt" content="Clothes"/>');
  },
);
