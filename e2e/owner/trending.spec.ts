import { trending } from "../../content/products.ts";
import { texts } from "../../content/texts.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

test("Trending Products shows all that the content lists, after Show More", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const section = page.getByRole("region", { name: texts.home.trending });
  const ids: readonly number[] = trending;
  const more = section.getByRole("button", { name: texts.home.showMore });
  for (let shown = 8; shown < ids.length; shown += 4) {
    await expect(section.getByRole("article")).toHaveCount(shown);
    await more.click();
  }
  await expect(section.getByRole("article")).toHaveCount(ids.length);
  await expect(more).toHaveCount(0);
  const links = await section.getByRole("article").getByRole("link").all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(ids.map((id) => `/shop/${id}`));
});
