import { expect, elsewhere, test } from "../support/remote-picture.ts";
import { waitForHydration } from "../support/test.ts";

test.use({ shop: "fixtureShop" });

test("the policy of every page allows the one host elsewhere, and no other", async ({ page }) => {
  for (const path of ["/", "/categories/knit-socks", "/search", "/contact"]) {
    const response = await page.request.get(path);
    expect(response.headers()["content-security-policy"]).toContain(
      "; img-src 'self' https://pictures.example;",
    );
  }
});

test("a picture from elsewhere has its words and its size from the start", async ({ page }) => {
  await page.goto("/categories/knit-socks");
  const picture = page.getByAltText("Socks from elsewhere").first();
  await expect(picture).toHaveAttribute("src", elsewhere);
  await expect(picture).toHaveAttribute("width", "800");
  await expect(picture).toHaveAttribute("height", "1000");
});

test.describe("a picture from elsewhere that does not come", () => {
  test.use({
    answerElsewhere: "nothing",
    expectedErrors: /^image request to https:\/\/pictures\.example\/socks\.png$|net::ERR_FAILED$/,
  });

  test("leaves its words, in the room that it would have had", async ({ page }) => {
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
});
