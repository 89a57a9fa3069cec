import { categories } from "../content/categories.ts";
import { expect, recordDocuments, test, waitForScript } from "./test.ts";

const clothes = {
  all: [
    "Heavyweight Cotton Tee",
    "Oxford Button-Down Shirt",
    "Straight-Leg Jeans",
    "Bias-Cut Slip Dress",
    "Wool Car Coat",
    "Nylon Bomber Jacket",
  ],
  men: ["Oxford Button-Down Shirt", "Nylon Bomber Jacket"],
  women: ["Straight-Leg Jeans", "Bias-Cut Slip Dress", "Wool Car Coat"],
  unisex: ["Heavyweight Cotton Tee"],
};

const accessories = {
  all: [
    "Top-Handle Leather Bag",
    "Canvas Rucksack",
    "Tortoiseshell Sunglasses",
    "Round Wire Sunglasses",
  ],
  men: ["Round Wire Sunglasses"],
  women: ["Top-Handle Leather Bag"],
  unisex: ["Canvas Rucksack", "Tortoiseshell Sunglasses"],
};

const pages = Object.entries({ clothes, accessories }).flatMap(([category, lists]) =>
  Object.entries(lists).map(([gender, names]) => ({
    category,
    gender,
    names,
    path: `/categories/${category}${gender === "all" ? "" : `/${gender}`}`,
    counts: Object.values(lists).map(({ length }) => length),
  })),
);

for (const { category, gender, names, path, counts } of pages) {
  test(`${path} shows exactly the products of that category and gender`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForScript(page);
    const main = page.getByRole("main");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    expect(await heading.textContent()).toBe(category);
    await expect(heading).toHaveCSS("text-transform", "capitalize");
    const subtitle = categories.find(({ id }) => id === category)?.subtitle ?? "missing";
    await expect(main.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(main.getByRole("article").getByRole("link")).toHaveText(names);
    const count = names.length === 1 ? "1 product" : `${names.length} products`;
    await expect(main.getByRole("status")).toHaveText(count);

    const links = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
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
  });
}

for (const [path, names] of [
  ["/categories/accessories/", accessories.all],
  ["/categories/clothes/men/", clothes.men],
] as const) {
  test(`${path} answers like the address without the last slash`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForScript(page);
    await expect(page.getByRole("main").getByRole("article").getByRole("link")).toHaveText(names);
  });
}

test("every page of the shop has a title and a description of its own", async ({ page }) => {
  const paths = ["/", "/search", ...pages.map(({ path }) => path)];
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of paths) {
    await page.goto(path);
    await waitForScript(page);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
    titles.add(await page.title());
    descriptions.add(await page.locator("meta[name=description]").getAttribute("content"));
  }
  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
  expect([...titles]).toContain("Clothes, men, Hemline");
});

test("the gender links lead from one to the next without loading a document", async ({ page }) => {
  await page.goto("/categories/clothes");
  await waitForScript(page);
  const documents = recordDocuments(page);
  const links = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
  const products = page.getByRole("main").getByRole("article").getByRole("link");
  await links.filter({ hasText: "Women" }).click();
  await expect(page).toHaveURL("/categories/clothes/women");
  await expect(products).toHaveText(clothes.women);
  await expect(page).toHaveTitle("Clothes, women, Hemline");
  await links.filter({ hasText: "Unisex" }).click();
  await expect(page).toHaveURL("/categories/clothes/unisex");
  await expect(products).toHaveText(clothes.unisex);
  await links.filter({ hasText: "All" }).click();
  await expect(page).toHaveURL("/categories/clothes");
  await expect(products).toHaveText(clothes.all);
  expect(documents).toEqual([]);
});

test("the breadcrumb leads back to the category and home", async ({ page }) => {
  await page.goto("/categories/clothes/men");
  await waitForScript(page);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "clothes", "men"]);
  await crumbs.getByRole("link", { name: "clothes" }).click();
  await expect(page).toHaveURL("/categories/clothes");
  await crumbs.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});
