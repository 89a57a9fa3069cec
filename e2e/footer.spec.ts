import { site } from "../content/site.ts";
import { expect, test, waitForScript } from "./test.ts";

test("the footer names the area and two ways to write", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Contact" })).toBeVisible();
  await expect(footer.getByText(site.area)).toBeVisible();
  const email = footer.getByRole("link", { name: site.email, exact: true });
  await expect(email).toHaveAttribute("href", `mailto:${site.email}`);
  const ifNeeded = footer.getByRole("link", { name: "Email if needed", exact: true });
  await expect(ifNeeded).toHaveAttribute("href", `mailto:${site.emailIfNeeded}`);
});

for (const { heading, links } of [site.footer.company, site.footer.useful]) {
  test(`the footer's links under ${heading} lead home or to the repository`, async ({ page }) => {
    await page.goto("/");
    const list = page.getByRole("contentinfo").getByRole("navigation", { name: heading });
    await expect(list.getByRole("heading", { name: heading })).toBeVisible();
    await expect(list.getByRole("link")).toHaveCount(links.length);
    for (const { label } of links.filter(({ path }) => path === "/")) {
      const link = list.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", "/");
    }
  });
}

test("the footer's columns are called Company and Useful Links", async ({ page }) => {
  await page.goto("/");
  const columns = page.getByRole("contentinfo").getByRole("navigation");
  await expect(columns.getByRole("heading")).toHaveText(["Company", "Useful Links"]);
});

test("Source code in the footer leads to the repository in a new tab", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: /^Source code/ });
  await expect(link).toHaveAttribute("href", site.github);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("the footer shows six images that are no links", async ({ page }) => {
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

test("a footer link leads home from another page, to its top", async ({ page }) => {
  await page.goto("/search");
  await waitForScript(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
