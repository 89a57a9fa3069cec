import { expect, recordDocuments, test, waitForHydration } from "../support/test.ts";

/** Each page of the shoes: its products, subtitle and backdrop, and its title. */
const pages = {
  "": {
    names: [
      "Quilted Felt Slipper",
      "Two-Strap Sandal",
      "Alder Deck Clogs",
      "Knee-High Boot",
      "Wool-Lined Mule",
      "Cork Garden Mule",
    ],
    status: "6 products",
    subtitle: "Pairs for wet decks.",
    backdrop: "forest",
    title: "Shoes, Skærgård",
  },
  "/men": {
    names: ["Two-Strap Sandal", "Cork Garden Mule"],
    status: "men, 2 products",
    subtitle: "Barefoot, or over knitwear.",
    backdrop: "sky",
    title: "Shoes, men, Skærgård",
  },
  "/women": {
    names: ["Alder Deck Clogs", "Knee-High Boot", "Wool-Lined Mule"],
    status: "women, 3 products",
    subtitle: "Clogs, a mule and a boot.",
    backdrop: "camel",
    title: "Shoes, women, Skærgård",
  },
  "/unisex": {
    names: ["Quilted Felt Slipper"],
    status: "unisex, 1 product",
    subtitle: "Slippers",
    backdrop: "forest",
    title: "Shoes, unisex, Skærgård",
  },
};

test("each page of a category shows exactly its products, by links without a document", async ({
  page,
}) => {
  await page.goto("/categories/shoes/unisex");
  await waitForHydration(page);
  const documents = recordDocuments(page);
  const main = page.getByRole("main");
  const links = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
  const heading = page.getByRole("heading", { level: 1 });
  const descriptions = new Set<string | null>();
  for (const [index, [path, expected]] of Object.entries(pages).entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(`/categories/shoes${path}`);
    await expect(main.getByRole("article").getByRole("link")).toHaveText(expected.names);
    await expect(main.getByRole("status")).toContainText(expected.status);
    await expect(heading).toHaveText("Shoes");
    await expect(heading).toHaveCSS("text-transform", "none");
    await expect(main.getByText(expected.subtitle, { exact: true })).toBeVisible();
    const block = main.locator("[data-backdrop]").filter({ has: heading });
    await expect(block).toHaveAttribute("data-backdrop", expected.backdrop);
    await expect(block.locator("img")).toBeVisible();
    for (const [place, name] of [
      "All, 6 products",
      "Men, 2 products",
      "Women, 3 products",
      "Unisex, 1 product",
    ].entries()) {
      await expect(links.nth(place)).toHaveAccessibleName(
        new RegExp(`^${name.replace(",", " ?,")}$`),
      );
    }
    await expect(links.and(page.locator("[aria-current=page]"))).toHaveCount(1);
    await expect(links.nth(index)).toHaveAttribute("aria-current", "page");
    await expect(page).toHaveTitle(expected.title);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    descriptions.add(await page.locator("meta[name=description]").getAttribute("content"));
  }
  expect(descriptions.size).toBe(4);
  expect(documents).toEqual([]);
});

test("a page opened by its address, also with a trailing slash, has a breadcrumb that leads back", async ({
  page,
}) => {
  const response = await page.goto("/categories/shoes/men/");
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Shoes", "Men"]);
  await crumbs.getByRole("link", { name: "Shoes" }).click();
  await expect(page).toHaveURL("/categories/shoes");
  await crumbs.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the page of a gender without products exists, but is not linked", async ({ page }) => {
  const response = await page.goto("/categories/knit-socks/women");
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Knit socks");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("status")).toContainText("women, 0 products");
  const genders = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
  await expect(genders).toHaveText([/^All/, /^Men/, /^Unisex/]);
});

for (const [path, links, picture] of [
  // Six products are full rows of three: a band follows.
  ["shoes", ["Caps", "Knit socks", "Trending"], "product-capitals"],
  ["shoes/women", ["Shoes, unisex", "Caps", "Knit socks"], "cut-boot"],
  // The next gender has the picture of this page's heading.
  ["caps/men", ["Caps, women", "Knit socks", "Shoes"], "cut-boot"],
] as const) {
  test(`the list of ${path} ends with what is next, and its picture`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/categories/${path}`);
    const block = page.getByRole("region", { name: "Keep looking" });
    await expect(block.getByRole("link")).toHaveText(links);
    await expect(block.locator("img")).toBeVisible();
    await expect(block.locator("img")).toHaveAttribute("src", new RegExp(`/${picture}-`));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(block.getByRole("link")).toHaveText(links);
  });
}

for (const [path, heading] of [
  ["/categories/hats", "hats"],
  ["/categories/caps/Men", "Caps"],
] as const) {
  test(`${path} is an empty category page with links to others, status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    const main = page.getByRole("main");
    await expect(main.getByRole("article")).toHaveCount(0);
    await expect(main.getByText(/no such|no products|nothing/i)).toHaveCount(1);
    const empty = main.getByRole("region", { name: "No products found" });
    await expect(empty.getByRole("list").getByRole("link")).toHaveText([
      "Shoes",
      "Caps",
      "Knit socks",
      "Trending",
    ]);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle(new RegExp(`^${heading}.*, Skærgård$`));
    await expect(page.locator("title")).toHaveCount(1);
  });
}

test("the page of an unknown gender links to the known ones", async ({ page }) => {
  await page.goto("/categories/shoes/kids");
  await waitForHydration(page);
  const genders = page.getByRole("navigation", { name: "Gender" });
  await expect(genders.getByRole("link")).toHaveCount(4);
  await expect(genders.locator("[aria-current]")).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("kids, 0 products");
  await genders.getByRole("link", { name: /^Men/ }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  const shared = page.locator('meta[property="og:title"]');
  await expect(shared).toHaveAttribute("content", await page.title());
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});
