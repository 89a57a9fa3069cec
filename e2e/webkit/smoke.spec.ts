import { visibleProducts } from "../../app/pages/home/trending/show-more.ts";
import { expectPositionsOfChromium } from "../support/key-positions.ts";
import { expect, test } from "./test.ts";

const enter = "\uE007";
const escape = "\uE00C";

test("from home to a category and back", async ({ visitor }) => {
  await visitor.open("/");
  await expect.poll(() => visitor.text("[role=timer] dd")).toMatch(/^\d\d/);
  const shown = () => visitor.count("section[aria-labelledby=trending] article");
  const { initial, perShowMore } = visibleProducts;
  expect(await shown()).toBe(initial);
  await visitor.press("button", "Show More");
  await expect.poll(shown).toBe(initial + perShowMore);
  await visitor.evaluate("void (window.stays = true)");
  await visitor.press("main a[href='/categories/caps']");
  await expect.poll(() => visitor.path()).toBe("/categories/caps");
  await expect.poll(() => visitor.text("h1")).toBe("Caps");
  await expect.poll(() => visitor.evaluate("document.activeElement.localName")).toBe("h1");
  expect(await visitor.evaluate("document.title")).toBe("Caps, Skærgård");
  await visitor.evaluate("void history.back()");
  await expect.poll(() => visitor.path()).toBe("/");
  await expect.poll(shown).toBe(initial + perShowMore);
  expect(await visitor.evaluate("window.stays")).toBe(true);
});

test("filters, order and gender", async ({ visitor }) => {
  await visitor.open("/categories/shoes");
  await visitor.press("button[popovertarget=filters]");
  await visitor.press("#filters label:has([value=boots])");
  await expect.poll(() => visitor.path()).toBe("/categories/shoes?type=boots");
  await visitor.press("#filters label:has([value=clogs])");
  await expect.poll(() => visitor.path()).toBe("/categories/shoes?type=boots&type=clogs");
  await visitor.press("#filters button[type=submit]");
  await expect.poll(() => visitor.count("#filters")).toBe(0);
  expect(await visitor.count("article")).toBe(2);
  await visitor.evaluate("void history.back()");
  await expect.poll(() => visitor.count("article")).toBe(1);
  await visitor.press("button[popovertarget=filters]");
  await visitor.type(escape);
  await expect.poll(() => visitor.count("#filters")).toBe(0);
  await visitor.press("button[popovertarget=filters]");
  await visitor.evaluate("void document.querySelector('main a').focus()");
  await expect.poll(() => visitor.count("#filters")).toBe(0);
  await visitor.press("nav[aria-label=Gender] a");
  await expect.poll(() => visitor.count("article")).toBe(1);
});

test("a search with results, one without, and its suggestion", async ({ visitor }) => {
  await visitor.open("/search");
  await visitor.press("input[type=search]");
  await visitor.type(`sandal${enter}`);
  await expect.poll(() => visitor.path()).toBe("/search?q=sandal");
  await expect.poll(() => visitor.count("article")).toBe(2);
  await visitor.open("/search?q=sadnal");
  await expect.poll(() => visitor.text("main [role=status]")).toContain("No products found");
  await visitor.press("main a", "sandal");
  await expect.poll(() => visitor.count("article")).toBe(2);
});

test("an undefined route, an unknown category, and back home", async ({ visitor }) => {
  await visitor.open("/categorie/shoes");
  expect(await visitor.text("h1")).toBe("Sorry, page not found!");
  await visitor.press("main a", "Shoes");
  await expect.poll(() => visitor.text("h1")).toBe("Shoes");
  await visitor.open("/categories/hats");
  expect(await visitor.text("h1")).toBe("hats");
  await visitor.press("header a[href='/']");
  await expect.poll(() => visitor.path()).toBe("/");
});

test("where the scripts are lost, links load documents, on the not-found page, too", async ({
  visitor,
  shop,
}) => {
  let asked = 0;
  shop.interfere = (_request, response) => {
    asked++;
    response.destroy();
  };
  for (const path of ["/", "/shop"]) {
    await visitor.load(path);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await visitor.press("header a[href='/search']");
    await expect.poll(() => visitor.path()).toBe("/search");
    await expect.poll(() => visitor.text("h1")).toBe("Search");
  }
});

test("a filter ticked before hydration is applied after it", async ({ visitor, shop }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  shop.interfere = ({ url }, response) =>
    promise.then(() => response.writeHead(307, { Location: `${url}?` }).end());
  await visitor.load("/categories/shoes");
  await visitor.press("button[popovertarget=filters]");
  await visitor.press("#filters label:has([value=boots])");
  expect(await visitor.evaluate("document.documentElement.dataset.pending")).toBe("script");
  release();
  await visitor.hydrated();
  await expect.poll(() => visitor.path()).toBe("/categories/shoes?type=boots");
  expect(await visitor.count("article")).toBe(1);
});

test("key elements are where Chromium has them", async ({ visitor, shop }) => {
  await expectPositionsOfChromium(shop.origin, visitor);
});
