import { leadsInto } from "../../app/shared/paths.ts";
import { listPages } from "../../build-tools/prerender/list-pages.ts";
import { site } from "../../content/site.ts";
import { expect, test } from "../support/test.ts";

/** The specification has no product pages, but the owner may add them. */
const ofProduct = /^\/shop\/\d+$/;

test("every link leads to a page or to an address in notSetUp", async ({ page }) => {
  const addresses = new Map<string, string>();
  for (const path of listPages()) {
    await page.goto(path);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of links) addresses.set(link.replace(/[?#].*/, ""), path);
  }
  const deadEnds: string[] = [];
  for (const [address, path] of addresses) {
    const status = (await page.request.get(address)).status();
    if (ofProduct.test(address) && [200, 404].includes(status)) continue;
    const expected = leadsInto(site.notSetUp, address) ? 404 : 200;
    if (status !== expected) deadEnds.push(`${address}, linked on ${path}: ${status}`);
  }
  expect(deadEnds).toEqual([]);
  expect(addresses.size).toBeGreaterThan(1);
});
