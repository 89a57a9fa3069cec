import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildOf, folderBase } from "../support/builds.ts";
import { japanese, japaneseShop } from "../support/fixture-shop/japanese-shop.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ shop: "japaneseShop" });

const { site, texts } = japaneseShop;

function latinWordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
}

/** The texts of a page that are not between tags. */
const attributes = [
  / (?:title|aria-label|aria-description|placeholder)="([^"]*)"/g,
  /<meta (?:name="description"|property="og:(?:title|description|site_name|image:alt)") content="([^"]*)"/g,
  /"(?:name|description)":"([^"]*)"/g,
];

/** All text of a page apart from pictures: visible, for screen readers, in attributes and in its head. */
function allTextOf(page: string): string {
  // A mark splits the text of a word.
  const html = page.replaceAll(/<\/?mark[^>]*>/g, "").replaceAll(/&\w+;/g, " ");
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");
  const others = attributes.flatMap((pattern) => [...html.matchAll(pattern)].map(([, own]) => own));
  return [text, ...others].join(" ");
}

test("a shop in another language shows no word that is not its content's", async ({ page }) => {
  const visit = async (path: string, act?: () => Promise<unknown>) => {
    await open(page, folderBase + path);
    await act?.();
    const known = [decodeURIComponent(path), site.name, site.email, site.emailIfNeeded];
    const ours = latinWordsOf(known.join(" "));
    const words = latinWordsOf(allTextOf(await page.content()));
    expect(words.filter((word) => !ours.includes(word))).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  };
  await visit("", () => page.getByRole("button", { name: texts.home.showMore }).click());
  await expect(page.getByRole("timer").locator("xpath=..")).toContainText(/\d{4}年\d+月\d+日.曜日/);
  const boots = japanese("boots");
  await visit(`categories/shoes?type=${boots}&color=${japanese("green")}&sale=1`, () =>
    page.getByRole("button", { name: texts.listing.filter }).click(),
  );
  await expect(page).toHaveTitle(`${japanese("Boots in green, on sale")}, ${site.name}`);
  await visit("shop");
  await visit("search");
  await visit(`search?q=${japanese("mule")}`);
  await expect(page.getByRole("status")).toHaveText(`「${japanese("mule")}」の商品 2点`);
  await visit(`search?q=${japanese("slipper sandal")}`);
  await visit(`search?q=${japanese("bed socks")}`);
  const type = encodeURIComponent(japanese("bed-socks"));
  const bedSocks = page.getByRole("main").getByRole("link", { name: japanese("Bed socks") });
  await expect(bedSocks).toHaveAttribute("href", `${folderBase}categories/knit-socks?type=${type}`);
  await visit("login");
  await visit("categories/mutzen");
});

test("yen have no decimals; ratings do", async ({ page }) => {
  await open(page, `${folderBase}categories/caps`);
  const beanie = page.getByRole("article").filter({ hasText: japanese("Patched Leather Beanie") });
  await expect(beanie.getByText("￥18,000")).toBeVisible();
  await expect(beanie.getByText("4.9")).toBeVisible();
});

test("the manifest is in its language", () => {
  const file = join(buildOf("japaneseShop"), "client/manifest.webmanifest");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    name: site.name,
    lang: "ja",
    shortcuts: [
      {},
      { name: japanese("Caps") },
      {},
      { name: texts.search.title, url: `${folderBase}search` },
    ],
  });
});
