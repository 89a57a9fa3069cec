import { readFileSync } from "node:fs";
import { join } from "node:path";
import { orders } from "../../app/listing/orders.ts";
import { byteLimits } from "../../build-tools/measuring/limits.ts";
import { assetsOf, servedBytes } from "../../build-tools/measuring/served-files.ts";
import { texts as ownersTexts } from "../../content/texts.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { japanese, japaneseShop } from "../support/fixture-shop/japanese-shop.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ shop: "japaneseShop" });

const { products, site, texts } = japaneseShop;

/** Those of orders that the owner has added, in the language of the owner's shop. */
const addedLabels = Object.values(orders)
  .map(({ label }) => label)
  .filter((label) => !Object.values<string>(ownersTexts.listing.orders).includes(label));

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
    const known = [
      decodeURIComponent(path),
      site.name,
      site.email,
      site.emailIfNeeded,
      ...addedLabels,
    ];
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

/** Of headings and the logo, the height of a line and of its letters, which is more than the baseline's part. */
function measureLines(elements: Element[]) {
  const context = document.createElement("canvas").getContext("2d");
  return elements.map((element) => {
    const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
    if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = context?.measureText("落靴");
    const [up, down] = [ink?.actualBoundingBoxAscent ?? 0, ink?.actualBoundingBoxDescent ?? 0];
    const strut = element.appendChild(document.createElement("i"));
    strut.style.display = "inline-block";
    const { bottom: baseline } = strut.getBoundingClientRect();
    strut.remove();
    return {
      text: element.textContent,
      line: Number.parseFloat(lineHeight),
      ink: up + down,
      end: baseline + down,
    };
  });
}

/** Words of the title and the intro that stand in two lines. */
function findBrokenWords(elements: Element[]) {
  const range = document.createRange();
  return elements.flatMap(({ firstChild: text }) => {
    const words = text?.textContent?.matchAll(/落とす|[ァ-ー]+/g) ?? [];
    return [...words].flatMap(({ 0: word, index }) => {
      if (text === null) return [];
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test("its font of thousands of letters is two files; lines have room for them, and words do not break", async ({
  page,
}) => {
  for (const [width, path] of [
    [390, ""],
    [1440, ""],
    [390, "categories/shoes"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, folderBase + path);
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const headings = await page.getByRole("heading").evaluateAll(measureLines);
    expect(headings.filter(({ line, ink }) => line < 1.03 * ink || ink === 0)).toEqual([]);
    const header = page.getByRole("banner");
    const [logo] = await header.locator("a > span").first().evaluateAll(measureLines);
    const bar = await header.boundingBox();
    expect(logo?.end).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    if (path !== "") continue;
    const words = page.getByRole("heading", { level: 1 }).or(page.getByText(site.intro));
    expect(await words.evaluateAll(findBrokenWords)).toEqual([]);
  }
  await open(page, `${folderBase}categories/mutzen`);
  await expectToFit(page, [320], "enlarged");
  const build = buildOf("japaneseShop");
  expect(servedBytes(build, assetsOf(build, "index.html", "css"))).toBeLessThan(byteLimits.styles);
  expect(servedBytes(build, assetsOf(build, "index.html", "woff2"))).toBeLessThan(45_000);
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
});

test("the manifest is of its folder, in its language and color", () => {
  const file = join(buildOf("japaneseShop"), "client/manifest.webmanifest");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    name: site.name,
    description: site.description,
    lang: "ja",
    start_url: folderBase,
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
