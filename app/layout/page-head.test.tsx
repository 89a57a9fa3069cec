import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

async function headAt(path: string, address: string | undefined, listed = true): Promise<string> {
  vi.doMock("../../content/site.ts", () => ({
    site: { name: "Shop", tagline: "Clothes", description: "A shop.", address },
  }));
  const { PageHead } = await import("./page-head.tsx");
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <PageHead title="Clothes" description="Six pieces." listed={listed} />
    </MemoryRouter>,
  );
}

test("title and description, for the sharing card, too", async () => {
  const html = await headAt("/categories/clothes", undefined);
  expect(html).toContain("<title>Clothes, Shop</title>");
  expect(html).toContain('<meta name="description" content="Six pieces."/>');
  expect(html).toContain('<meta property="og:title" content="Clothes, Shop"/>');
});

test("without the site's address, no tags that need it", async () => {
  const html = await headAt("/categories/clothes", undefined);
  for (const part of ["canonical", "og:url"]) expect(html).not.toContain(part);
});

test("with it, full addresses without a trailing slash", async () => {
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
