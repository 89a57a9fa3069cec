import { site } from "../../app/content-fixture/site.ts";
import { applyStyle } from "../support/fit.ts";
import { expect, type Locator, open, test } from "../support/test.ts";

/** The words and the address of each link. */
function describeLinks(links: Locator): Promise<readonly string[]> {
  return links.evaluateAll((all) =>
    all.map((link) => `${link.ariaLabel ?? link.textContent} ${link.getAttribute("href")}`),
  );
}

test("the bar has the shop's links; only Home is ever the current page", async ({ page }) => {
  await open(page, "/");
  const bar = page.getByRole("banner");
  const main = bar.getByRole("navigation", { name: "Main" });
  expect(await describeLinks(main.getByRole("link"))).toEqual([
    "Home /",
    "Shop /shop",
    "Pages /",
    "Resume /contact",
  ]);
  for (const [name, path] of [
    ["Skærgård, home", "/"],
    ["Search", "/search"],
    ["Log in", "/login"],
  ] as const) {
    await expect(bar.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  // Widths without a scrollbar, which some browsers subtract.
  for (const [width, navigation] of [
    [768, bar.getByRole("button", { name: "Menu" })],
    [895, bar.getByRole("button", { name: "Menu" })],
    [920, main.getByRole("link", { name: "Resume" })],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await expect(navigation).toBeVisible();
  }
  // On a phone it stays low with letters twice as large.
  await applyStyle(page, "enlarged");
  await page.setViewportSize({ width: 320, height: 720 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(80);
  await applyStyle(page, "none");
  await page.setViewportSize({ width: 920, height: 720 });
  // Letters of the logo reach below the header, over other links: they take no clicks.
  const underLogo = await bar.evaluate((header) => {
    const { left, right, bottom } =
      header.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    return [-8, 2].map((y) =>
      header.contains(document.elementFromPoint((left + right) / 2, bottom + y)),
    );
  });
  expect(underLogo).toEqual([true, false]);
  const current = bar.locator("[aria-current]:visible");
  await expect(current).toHaveText(["Home"]);
  await expect(current).toHaveAttribute("aria-current", "page");
  for (const name of ["Shop", "Search"]) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(current).toHaveCount(0);
  }
});

test("the cart stays empty; the footer has contact, links, images and copyright", async ({
  page,
}) => {
  await open(page, "/search?q=sandal");
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(2);
  const before = await main.innerText();
  const cart = page.getByRole("banner").getByRole("button", { name: "Cart, 0 items" });
  await expect(cart).toHaveText("0");
  await cart.click();
  await cart.press("Enter");
  await expect(cart).toHaveText("0");
  await expect(page).toHaveURL("/search?q=sandal");
  expect(await main.innerText()).toBe(before);

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Contact" })).toBeVisible();
  await expect(footer.getByText(site.area)).toBeVisible();
  const email = footer.getByRole("link", { name: site.email, exact: true });
  await expect(email).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(email).toHaveAttribute("aria-label", site.email);
  // Where it takes two lines, it breaks after its @.
  expect(await email.innerHTML()).toContain("@<wbr>");
  const ifNeeded = footer.getByRole("link", { name: "Email if needed", exact: true });
  await expect(ifNeeded).toHaveAttribute("href", `mailto:${site.emailIfNeeded}`);
  const columns = footer.getByRole("navigation");
  await expect(columns.getByRole("heading")).toHaveText(["Company", "Useful Links"]);
  expect(await describeLinks(columns.getByRole("link"))).toEqual([
    "About /",
    "Privacy /",
    "Delivery /",
    "Returns /",
    `Source code (opens in a new tab) ${site.github}`,
  ]);
  await expect(footer.getByRole("img")).toHaveCount(6);
  await expect(footer.getByRole("link").filter({ has: page.getByRole("img") })).toHaveCount(0);
  await expect(footer.getByText(site.footer.copyright)).toContainText("©");
});

test("in a tall window the last block of a page reaches the footer, which ends it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 7000 });
  for (const path of ["/", "/shop", "/search", "/categories/hats"]) {
    await open(page, path);
    const last = await page.locator("main > :last-child").boundingBox();
    const footer = await page.getByRole("contentinfo").boundingBox();
    if (last === null || footer === null) throw new Error(`${path} has no block or no footer.`);
    expect(last.y + last.height, path).toBeGreaterThanOrEqual(footer.y);
    expect(footer.y + footer.height, path).toBeCloseTo(7000, 0);
  }
});
