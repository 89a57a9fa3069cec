import { trending } from "../../content/products.ts";
import { texts } from "../../content/texts.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

test("Show More reveals every trending product of the content", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const section = page.getByRole("region", { name: texts.home.trending });
  const ids: readonly number[] = trending;
  const more = section.getByRole("button", { name: texts.home.showMore });
  while (await more.isVisible()) await more.click();
  await expect(section.getByRole("article")).toHaveCount(ids.length);
  await expect(more).toHaveCount(0);
  const links = await section.getByRole("article").getByRole("link").all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(ids.map((id) => `/shop/${id}`));
});
