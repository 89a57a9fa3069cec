import { site } from "../support/fixture-shop/content/site.ts";
import { expect, test, waitForHydration } from "../support/test.ts";
import { phone } from "../support/windows.ts";

test("the footer shows the area and two e-mail links", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Contact" })).toBeVisible();
  await expect(footer.getByText(site.area)).toBeVisible();
  const email = footer.getByRole("link", { name: site.email, exact: true });
  await expect(email).toHaveAttribute("href", `mailto:${site.email}`);
  const ifNeeded = footer.getByRole("link", { name: "Email if needed", exact: true });
  await expect(ifNeeded).toHaveAttribute("href", `mailto:${site.emailIfNeeded}`);
});

test("the footer's columns list their links; all but Source code lead home", async ({ page }) => {
  await page.goto("/");
  const columns = page.getByRole("contentinfo").getByRole("navigation");
  await expect(columns.getByRole("heading")).toHaveText(["Company", "Useful Links"]);
  const addressesOf = (name: string) =>
    columns
      .and(page.getByRole("navigation", { name }))
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
  expect(await addressesOf("Company")).toEqual(["About /", "Privacy /"]);
  expect(await addressesOf("Useful Links")).toEqual([
    "Delivery /",
    "Returns /",
    `Source code (opens in a new tab) ${site.github}`,
  ]);
});

test("Source code in the footer opens the repository in a new tab", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: /^Source code/ });
  await expect(link).toHaveAttribute("href", site.github);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("the footer shows six images, not linked", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("img")).toHaveCount(6);
  await expect(footer.getByRole("link").filter({ has: page.getByRole("img") })).toHaveCount(0);
});

test("the footer ends with the copyright line", async ({ page }) => {
  await page.goto("/");
  const copyright = page.getByRole("contentinfo").getByText(site.footer.copyright);
  await expect(copyright).toBeVisible();
  await expect(copyright).toContainText("©");
});

test("a footer link on another page leads to the top of the home page", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("on a touch screen", { tag: "@chromium" }, () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("an e-mail address that needs two lines breaks after its @", async ({ page }) => {
    await page.goto("/shop");
    const email = page.getByRole("contentinfo").getByRole("link", { name: site.email });
    const lines = await email.evaluate((link) => {
      link.style.fontSize = "2rem";
      const range = document.createRange();
      const texts = new Map<number, string>();
      for (const node of link.childNodes) {
        range.selectNode(node);
        for (const { bottom, width } of range.getClientRects()) {
          if (width > 0) texts.set(bottom, (texts.get(bottom) ?? "") + node.textContent);
        }
      }
      return [...texts.values()];
    });
    const [user = "", host = ""] = site.email.split("@");
    expect(lines).toEqual([`${user}@`, host]);
  });

  test("each footer link is at least 44 pixels high", async ({ page }) => {
    await page.goto("/shop");
    const links = page.getByRole("contentinfo").getByRole("link");
    await expect(links).not.toHaveCount(0);
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
