import { expect, remoteAddress, test } from "../support/remote-picture.ts";
import { waitForHydration } from "../support/test.ts";

test.use({ shop: "fixtureShop" });

test("the content policy of every page allows the one remote host, and no other", async ({
  page,
}) => {
  for (const path of ["/", "/categories/knit-socks", "/search", "/contact"]) {
    const response = await page.request.get(path);
    expect(response.headers()["content-security-policy"]).toContain(
      "; img-src 'self' https://pictures.example;",
    );
  }
});

test("a remote picture has its alt text and dimensions from the start", async ({ page }) => {
  await page.goto("/categories/knit-socks");
  const picture = page.getByAltText("Socks from elsewhere").first();
  await expect(picture).toHaveAttribute("src", remoteAddress);
  await expect(picture).toHaveAttribute("width", "800");
  await expect(picture).toHaveAttribute("height", "1000");
});

test("a remote picture that fails to load leaves its alt text in the same space", async ({
  page,
}) => {
  await page.route(remoteAddress, (route) => route.abort());
  await page.goto("/categories/knit-socks");
  await waitForHydration(page);
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await card("Sock from Elsewhere").scrollIntoViewIfNeeded();
  await expect(card("Sock from Elsewhere").getByText("Socks from elsewhere")).toBeVisible();
  const sizeOf = async (name: string) => {
    const box = await card(name).locator("[data-picture]").boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  expect(await sizeOf("Sock from Elsewhere")).toEqual(await sizeOf("Liner for Boots"));
});
