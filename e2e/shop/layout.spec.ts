import { expect, type Locator, open, test } from "../support/test.ts";
import { footer as footerTexts } from "../test-shops/fixture/footer.ts";
import { site } from "../test-shops/fixture/site.ts";

async function expectLinks(within: Locator, links: readonly (readonly [string, string])[]) {
  for (const [name, path] of links) {
    const link = within.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", path);
  }
}

test("the header has the shop's links and marks Home as current only on the home page", async ({
  page,
}) => {
  await open(page, "/");
  const bar = page.getByRole("banner");
  await expectLinks(bar, [
    ["Skærgård, home", "/"],
    ["Home", "/"],
    ["Shop", "/shop"],
    ["Pages", "/"],
    ["Resume", "/contact"],
    ["Search", "/search"],
    ["Log in", "/login"],
  ]);
  const current = bar.locator("[aria-current=page]").filter({ visible: true });
  await expect(current).toHaveText(["Home"]);
  for (const name of ["Shop", "Search"]) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(current.filter({ hasText: "Home" })).toHaveCount(0);
  }
});

test("the shop's name stays inside the header, where no picture can hide it", async ({ page }) => {
  await open(page, "/");
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    const room = await page.getByRole("banner").evaluate((bar) => {
      const name = bar.querySelector("a > span");
      const context = document.createElement("canvas").getContext("2d");
      if (name === null || context === null) throw new Error("There is no name.");
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(name);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { actualBoundingBoxDescent: descent } = context.measureText(name.textContent);
      // The element's box ends at the baseline, so descenders reach below the box.
      const lowest = name.getBoundingClientRect().bottom + descent;
      return [descent, bar.getBoundingClientRect().bottom - 1 - lowest];
    });
    expect(room[0]).toBeGreaterThan(3);
    expect(room[1]).toBeGreaterThanOrEqual(0);
  }
});

test("a click on the cart changes nothing, and the cart stays empty", async ({ page }) => {
  await open(page, "/search?q=sandal");
  const main = page.getByRole("main");
  const before = await main.innerText();
  const cart = page.getByRole("banner").getByRole("button", { name: "Cart, 0 items" });
  await cart.click();
  await cart.press("Enter");
  await expect(cart).toHaveText("0");
  await expect(page).toHaveURL("/search?q=sandal");
  expect(await main.innerText()).toBe(before);
});

test("the footer has contact, links, six images and the copyright", async ({ page }) => {
  await open(page, "/search");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(site.area)).toBeVisible();
  await expectLinks(footer, [
    [site.email, `mailto:${site.email}`],
    ["Email if needed", `mailto:${site.emailIfNeeded}`],
  ]);
  await expectLinks(footer.getByRole("navigation", { name: "Company" }), [
    ["About", "/"],
    ["Privacy", "/"],
  ]);
  await expectLinks(footer.getByRole("navigation", { name: "Useful Links" }), [
    ["Delivery", "/"],
    ["Returns", "/"],
    ["Source code (opens in a new tab)", "https://github.com/skaergaard/butik"],
  ]);
  await expect(footer.getByRole("img")).toHaveCount(6);
  await expect(footer.getByRole("link").filter({ has: page.getByRole("img") })).toHaveCount(0);
  await expect(footer.getByText(footerTexts.copyright)).toContainText("©");
});
