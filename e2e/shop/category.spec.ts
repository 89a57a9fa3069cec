import { expect, recordDocuments, test, waitForHydration } from "../support/test.ts";

const shoes = {
  all: [
    "Quilted Felt Slipper",
    "Two-Strap Sandal",
    "Alder Deck Clogs",
    "Knee-High Boot",
    "Wool-Lined Mule",
    "Cork Garden Mule",
  ],
  men: ["Two-Strap Sandal", "Cork Garden Mule"],
  women: ["Alder Deck Clogs", "Knee-High Boot", "Wool-Lined Mule"],
  unisex: ["Quilted Felt Slipper"],
};

/** The subtitle and backdrop of each page of shoes; those of unisex are derived. */
const headings = {
  all: ["Pairs for wet decks.", "forest"],
  men: ["Barefoot, or over knitwear.", "sky"],
  women: ["Clogs, a mule and a boot.", "camel"],
  unisex: ["Slippers", "forest"],
};

const caps = {
  all: ["Patched Leather Beanie", "Fisher Beanie", "Striped Sun Visor", "Round Straw Visor"],
  men: ["Round Straw Visor"],
  women: ["Patched Leather Beanie"],
  unisex: ["Fisher Beanie", "Striped Sun Visor"],
};

for (const [category, lists] of Object.entries({ shoes, caps })) {
  test(`each page of ${category} shows exactly the products of that category and gender`, async ({
    page,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const [gender, names] of Object.entries(lists)) {
      const path = `/categories/${category}${gender === "all" ? "" : `/${gender}`}`;
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      const main = page.getByRole("main");
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      expect(await heading.textContent()).toBe(category);
      await expect(heading).toHaveCSS("text-transform", "capitalize");
      await expect(main.getByRole("article").getByRole("link")).toHaveText(names);
      const count = names.length === 1 ? "1 product" : `${names.length} products`;
      await expect(main.getByRole("status")).toHaveText(
        gender === "all" ? count : `${count}, ${gender}`,
      );

      const links = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
      const counts = Object.values(lists).map(({ length }) => length);
      await expect(links).toHaveCount(4);
      for (const [index, option] of ["All", "Men", "Women", "Unisex"].entries()) {
        const number = counts[index] ?? 0;
        const products = number === 1 ? "product" : "products";
        await expect(links.nth(index)).toHaveAccessibleName(
          new RegExp(`^${option} ?, ${number} ${products}$`),
        );
      }
      const current = links.and(page.locator("[aria-current=page]"));
      await expect(current).toHaveCount(1);
      await expect(current).toContainText(new RegExp(`^${gender}`, "i"));
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
      titles.add(await page.title());
      await expect(page.locator("title")).toHaveCount(1);
      descriptions.add(await page.locator("meta[name=description]").getAttribute("content"));
    }
    expect(titles.size).toBe(4);
    expect(descriptions.size).toBe(4);
  });
}

test("each page of a category has its own subtitle and picture", async ({ page }) => {
  await page.goto("/categories/shoes");
  await waitForHydration(page);
  for (const [gender, [subtitle = "", backdrop = ""]] of Object.entries(headings)) {
    const link = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
    await link.filter({ hasText: new RegExp(`^${gender}`, "i") }).click();
    const heading = page.locator("main > * > [data-backdrop]").first();
    await expect(heading.getByRole("heading", { level: 1 })).toHaveText("shoes");
    await expect(heading.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(heading).toHaveAttribute("data-backdrop", backdrop);
    await expect(heading.locator("[data-picture]")).toBeVisible();
  }
});

test("the page of a gender without products exists, but is not linked", async ({ page }) => {
  const response = await page.goto("/categories/knit-socks/women");
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("knit-socks");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("0 products, women");
  const genders = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
  await expect(genders).toHaveText([/^All/, /^Men/, /^Unisex/]);
});

test("an address with a trailing slash is the same page", async ({ page }) => {
  const response = await page.goto("/categories/shoes/men/");
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole("main").getByRole("article").getByRole("link")).toHaveText(shoes.men);
});

test("gender links navigate without loading a document", async ({ page }) => {
  await page.goto("/categories/shoes");
  await waitForHydration(page);
  const documents = recordDocuments(page);
  const links = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
  const products = page.getByRole("main").getByRole("article").getByRole("link");
  await links.filter({ hasText: "Women" }).click();
  await expect(page).toHaveURL("/categories/shoes/women");
  await expect(products).toHaveText(shoes.women);
  await expect(page).toHaveTitle("Shoes, women, Skærgård");
  await links.filter({ hasText: "All" }).click();
  await expect(page).toHaveURL("/categories/shoes");
  await expect(products).toHaveText(shoes.all);
  expect(documents).toEqual([]);
});

test("the breadcrumb links to the category and home", async ({ page }) => {
  await page.goto("/categories/shoes/men");
  await waitForHydration(page);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Shoes", "Men"]);
  await crumbs.getByRole("link", { name: "Shoes" }).click();
  await expect(page).toHaveURL("/categories/shoes");
  await crumbs.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});
