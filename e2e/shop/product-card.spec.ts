import { expect, test } from "../support/remote-picture.ts";
import { type Page, waitForHydration } from "../support/test.ts";

type Card = {
  id: number;
  name: string;
  price: string;
  oldPrice?: string;
  saving?: string;
  rating: string;
  stars: string;
  color: string;
  picture: string;
};

const cards: readonly Card[] = [
  {
    id: 4,
    name: "Knee-High Boot",
    price: "$96",
    oldPrice: "$128",
    saving: "25%",
    rating: "4.7",
    stars: "full full full full half",
    color: "moss",
    picture: "A boot on a transparent background",
  },
  {
    id: 3,
    name: "Alder Deck Clogs",
    price: "$88",
    rating: "4.3",
    stars: "full full full full empty",
    color: "rust",
    picture: "A clog in few colors",
  },
  {
    id: 10,
    name: "Round Straw Visor",
    price: "$49",
    oldPrice: "$98",
    saving: "50%",
    rating: "3.8",
    stars: "full full full half empty",
    color: "sea foam",
    picture: "Straw, as printed",
  },
  {
    id: 11,
    name: "Æbleø Sock No. 1 (50% Silk & More)",
    price: "$0.50",
    rating: "0",
    stars: "empty empty empty empty empty",
    color: "tar",
    picture: "Socks from a camera",
  },
  {
    id: 12,
    name: "“Fjord” Sock",
    price: "$1,250",
    rating: "5",
    stars: "full full full full half",
    color: "sand",
    picture: "A striped thing in grey",
  },
  {
    id: 13,
    name: "Liner for Boots",
    price: "$12.50",
    oldPrice: "$12.55",
    saving: "1%",
    rating: "0.4",
    stars: "half empty empty empty empty",
    color: "tar",
    picture: "Straw, as printed",
  },
  {
    id: 14,
    name: "Sock from Elsewhere",
    price: "$4",
    oldPrice: "$8",
    saving: "50%",
    rating: "3.3",
    stars: "full full full empty empty",
    color: "rust",
    picture: "Socks from elsewhere",
  },
];

async function openAll(page: Page) {
  await page.goto("/");
  await waitForHydration(page);
  const trending = page.getByRole("region", { name: "Trending Products" });
  const more = trending.getByRole("button", { name: "Show More" });
  while (await more.isVisible()) await more.click();
  await expect(trending.getByRole("article")).toHaveCount(14);
  return trending.getByRole("article");
}

// The inspection ends Firefox ESR's content process (docs/decisions/025).
test(
  "each card is one link and shows its product's data",
  { tag: "@chromium" },
  async ({ page }) => {
    const all = await openAll(page);
    for (const { id, name, price, oldPrice, saving, rating, stars, color, picture } of cards) {
      await test.step(name, async () => {
        const card = all.filter({ hasText: name });
        await expect(card.getByRole("link")).toHaveCount(1);
        await expect(card.getByRole("link")).toHaveAccessibleName(name);
        await expect(card.getByRole("link")).toHaveAttribute("href", `/shop/${id}`);
        await expect(card.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
        await expect(card.getByAltText(picture)).toBeVisible();
        await expect(card.getByText(`Price ${price}`, { exact: true })).toBeVisible();
        await expect(card.getByText(color, { exact: true })).toBeVisible();
        await expect(card.locator("s")).toHaveText(
          oldPrice === undefined ? [] : [`was ${oldPrice}`],
        );
        await expect(card.getByText(/^Sale/)).toHaveText(
          saving === undefined ? [] : [`Sale −${saving}`],
        );
        await expect(card.getByText(rating, { exact: true })).toBeVisible();
        const five = card.getByRole("img", { name: `Rated ${rating} out of 5`, exact: true });
        expect(
          await five
            .locator("[data-star]")
            .evaluateAll((found) => found.map((star) => star.getAttribute("data-star")).join(" ")),
        ).toBe(stars);
      });
    }
    await expect(all.locator("[data-star]")).toHaveCount(70);
    await expect(all.locator("s").first()).toHaveCSS("text-decoration-line", "line-through");
    await expect(all.filter({ hasText: "Fisher Beanie" })).toHaveCount(1);
    await expect(page.getByText("admin")).toHaveCount(0);
    await expect(page.getByText("rubber-coated yarn")).toHaveCount(0);
  },
);

test("the whole card is clickable", async ({ page }) => {
  const card = (await openAll(page)).filter({ hasText: "Fisher Beanie" });
  await card.click({ position: { x: 40, y: 80 } });
  await expect(page).toHaveURL("/shop/8");
});

// Firefox anchors the scroll position to a picture, and a hovered card enlarges its own.
test("pointing at a card does not scroll the page", async ({ page }) => {
  const card = (await openAll(page)).first();
  await page.mouse.move(0, 0);
  const { left, scrolled } = await card.evaluate((element) => {
    const box = element.getBoundingClientRect();
    window.scrollBy(0, box.top + box.height / 4);
    return { left: box.left, scrolled: window.scrollY };
  });
  await expect.poll(() => page.evaluate(() => window.history.state.page?.scroll)).toBe(scrolled);
  await page.mouse.move(left + 100, 150);
  await expect(card.locator("[data-picture]")).toHaveCSS("scale", "1.035");
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
