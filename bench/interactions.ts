import type { Interaction } from "./interaction.ts";
import { categoryPath } from "./pages.ts";

/** From the home page to the first category, prefetched while the pointer rests on its link. */
export const openCategory: Interaction = {
  name: "Next page, prefetched",
  from: "/",
  target: (page) =>
    page
      .getByRole("main")
      .getByRole("link")
      .and(page.locator(`[href$="${categoryPath}"]`))
      .first(),
  response: 'nav[aria-label="Gender"]',
  leadsTo: "page",
};

export const showMore: Interaction = {
  name: "Show More",
  from: "/",
  target: (page) => page.getByRole("button", { name: "Show More" }),
  response: '[aria-labelledby="trending"] li:nth-child(9)',
  leadsTo: "change",
};

export const search: Interaction = {
  name: "Search",
  from: "/search",
  prepare: (page) => page.getByRole("searchbox").fill("shirt"),
  target: (page) => page.getByRole("main").getByRole("button", { name: "Search" }),
  response: "main article",
  leadsTo: "change",
};

export const filter: Interaction = {
  name: "Filter",
  from: categoryPath,
  prepare: async (page) => {
    await page.getByRole("main").getByRole("button", { name: "Filter" }).click();
    await page.getByRole("checkbox").first().waitFor();
  },
  target: (page) => page.getByRole("checkbox").first(),
  response: '[aria-label="Chosen filters"]',
  leadsTo: "change",
};
