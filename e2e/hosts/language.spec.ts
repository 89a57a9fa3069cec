import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sortOptions } from "../../app/listing/sort.ts";
import { texts as ownersTexts } from "../../content/texts.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { japanese, japaneseShop } from "../support/fixture-shop/japanese-shop.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ shop: "japaneseShop" });

const { products, site, texts } = japaneseShop;

/** Those of orders that the owner has added, in the language of the owner's shop. */
const addedLabels = Object.values(sortOptions)
  .map(({ label }) => label)
  .filter((label) => !Object.values<string>(ownersTexts.listing.sortOptions).includes(label));

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
    const { name, email, emailIfNeeded } = site;
    const known = [decodeURIComponent(path), name, email, emailIfNeeded, ...addedLabels];
    const ours = latinWordsOf(known.join(" "));
    const words = latinWordsOf(allTextOf(await page.content()));
    expect(words.filter((word) => !ours.includes(word))).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  };
  await visit("", () => page.getByRole("button", { name: texts.home.showMore }).click());
  await expect(page.getByRole("article")).toHaveCount(products.length);
  await expect(page.getByRole("button", { name: texts.home.showMore })).toHaveCount(0);
  // Header, tiles, Trending Products and, at its end, what is next.
  await expect(page.getByRole("main").locator("section")).toHaveCount(4);
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

test("a dark brand is dark for those who prefer light, too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, folderBase);
  const dark = "rgb(13, 21, 18)";
  await expect(page.locator("html")).toHaveCSS("background-color", dark);
  const colors = page.locator("meta[name=theme-color]");
  expect(
    await colors.evaluateAll((all) => all.map((meta) => meta.getAttribute("content"))),
  ).toEqual(["#0d1512", "#0d1512"]);
  await expect(page.getByRole("main").locator("img[data-fit=cover]").first()).toHaveCSS(
    "filter",
    "brightness(0.9)",
  );
});

test("a build has the licenses of its packages and of its font", () => {
  const file = join(buildOf("japaneseShop"), "client/licenses.txt");
  expect(readFileSync(file, "utf8")).toMatch(
    /## react - [^]*## @fontsource-variable\/noto-sans-jp /,
  );
  expect(existsSync(`${file}.br`)).toBe(true);
});

test("the manifest is of its folder, in its language and color", () => {
  const file = join(buildOf("japaneseShop"), "client/manifest.webmanifest");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    name: site.name,
    description: site.description,
    lang: "ja",
    dir: "ltr",
    start_url: folderBase,
    id: folderBase,
    scope: folderBase,
    theme_color: "#0d1512",
    shortcuts: [
      {},
      { name: japanese("Caps"), url: `${folderBase}categories/caps` },
      {},
      { name: texts.search.title, url: `${folderBase}search` },
    ],
  });
});
