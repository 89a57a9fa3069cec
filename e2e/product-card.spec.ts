import { expect, test, waitForScript, type Page } from "./test.ts";

type Card = {
  id: number;
  name: string;
  price: string;
  oldPrice?: string;
  saving?: string;
  rating: string;
  stars: string;
  colour: string;
  picture: string;
};

const cards: readonly Card[] = [
  {
    id: 4,
    name: "Bias-Cut Slip Dress",
    price: "$96",
    oldPrice: "$128",
    saving: "25%",
    rating: "4.7",
    stars: "full full full full half",
    colour: "forest green",
    picture: "Forest green satin slip dress",
  },
  {
    id: 7,
    name: "Top-Handle Leather Bag",
    price: "$180",
    rating: "4.9",
    stars: "full full full full half",
    colour: "cognac",
    picture: "Cognac leather top-handle bag",
  },
  {
    id: 3,
    name: "Straight-Leg Jeans",
    price: "$88",
    rating: "4.3",
    stars: "full full full full empty",
    colour: "indigo",
    picture: "Indigo straight-leg jeans",
  },
  {
    id: 10,
    name: "Round Wire Sunglasses",
    price: "$49",
    oldPrice: "$98",
    saving: "50%",
    rating: "3.8",
    stars: "full full full half empty",
    colour: "gold",
    picture: "Gold round-wire sunglasses",
  },
];

async function openAll(page: Page) {
  await page.goto("/");
  await waitForScript(page);
  await page.getByRole("button", { name: "Show More" }).click();
  return page.getByRole("region", { name: "Trending Products" }).getByRole("article");
}

for (const { id, name, price, oldPrice, saving, rating, stars, colour, picture } of cards) {
  test(`the card of ${name} is one link and shows its facts`, async ({ page }) => {
    const card = (await openAll(page)).filter({ hasText: name });
    await expect(card.getByRole("link")).toHaveCount(1);
    await expect(card.getByRole("link")).toHaveAccessibleName(name);
    await expect(card.getByRole("link")).toHaveAttribute("href", `/shop/${id}`);
    await expect(card.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    await expect(card.getByRole("img", { name: picture })).toBeVisible();
    await expect(card.getByText(`Price ${price}`, { exact: true })).toBeVisible();
    await expect(card.getByText(colour, { exact: true })).toBeVisible();
    await expect(card.locator("s")).toHaveText(oldPrice === undefined ? [] : [`was ${oldPrice}`]);
    await expect(card.getByText(/^Sale/)).toHaveText(
      saving === undefined ? [] : [`Sale −${saving}`],
    );
    await expect(card.getByText(rating, { exact: true })).toBeVisible();
    const five = card.getByRole("img", { name: `Rated ${rating} out of 5`, exact: true });
    expect(
      await five
        .locator("[data-star]")
        .evaluateAll((all) => all.map((star) => star.getAttribute("data-star")).join(" ")),
    ).toBe(stars);
  });
}

test("an old price is really struck through", async ({ page }) => {
  const old = (await openAll(page)).locator("s").first();
  await expect(old).toHaveCSS("text-decoration-line", "line-through");
});

test("the whole card is the target of its link", async ({ page }) => {
  const card = (await openAll(page)).filter({ hasText: "Canvas Rucksack" });
  await card.click({ position: { x: 40, y: 80 } });
  await expect(page).toHaveURL("/shop/8");
});

test("every card shows five stars", async ({ page }) => {
  const all = await openAll(page);
  await expect(all).toHaveCount(10);
  await expect(all.locator("[data-star]")).toHaveCount(50);
  await expect(all.getByRole("img", { name: /^Rated \d(\.\d)? out of 5$/ })).toHaveCount(10);
});

test("no card shows the author or the description", async ({ page }) => {
  const all = await openAll(page);
  await expect(all.filter({ hasText: "Canvas Rucksack" })).toHaveCount(1);
  await expect(page.getByText("admin")).toHaveCount(0);
  await expect(page.getByText("waxed cotton canvas")).toHaveCount(0);
});
