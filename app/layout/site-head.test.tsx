import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

async function headWith(address: string | undefined): Promise<string> {
  vi.doMock("../../content/site.ts", () => ({ site: { name: "Shop", address } }));
  const { SiteHead } = await import("./site-head.tsx");
  return renderToStaticMarkup(<SiteHead />);
}

test("without the site's address, a sharing card without a picture", async () => {
  const html = await headWith(undefined);
  expect(html).toContain('<meta property="og:site_name" content="Shop"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary"/>');
  expect(html).not.toContain("og:image");
});

test("with it, a sharing card with the picture's full address", async () => {
  const html = await headWith("https://shop.example/demo");
  expect(html).toContain(
    '<meta property="og:image" content="https://shop.example/demo/social-card.jpg"/>',
  );
  expect(html).toContain('<meta property="og:image:alt" content="Shop"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});
