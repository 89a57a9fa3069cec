import { readDayFormat } from "../../build-tools/prerender/read-formats.ts";
import { loadContent } from "../../content-check/load-content.ts";
import { folderBase, projects } from "../support/builds.ts";
import { site } from "../support/hebrew-shop/content/site.ts";
import { expect, open, test } from "../support/test.ts";

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The texts in a value of the content, without the names of its fields. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every word of the Hebrew shop's content, and of dates in its locale: the month has a prefix, "in". */
async function readKnownWords(): Promise<ReadonlySet<string>> {
  const { content } = await loadContent(projects.hebrewShop);
  const { months, ...day } = readDayFormat("he-IL");
  const dates = [day, months.map((month) => `ב${month}`)];
  return new Set(wordsOf(textsIn([content, dates]).join(" ")));
}

/** The texts of a page that are not between tags. */
const attributes = [
  / (?:alt|title|aria-label|aria-description|placeholder)="([^"]*)"/g,
  /<meta (?:name="description"|property="og:(?:title|description|site_name|image:alt)") content="([^"]*)"/g,
  /"(?:name|description)":"([^"]*)"/g,
];

/** All text of a page: visible, for screen readers, in attributes and in its head. */
function allTextOf(page: string): string {
  // A mark splits the text of a word.
  const html = page.replaceAll(/<\/?mark[^>]*>/g, "").replaceAll(/&\w+;/g, " ");
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");
  const others = attributes.flatMap((pattern) => [...html.matchAll(pattern)].map(([, own]) => own));
  return [text, ...others].join(" ");
}

test("a shop in another language shows only words of its content", async ({ page }) => {
  const known = await readKnownWords();
  const visit = async (path: string, act?: () => Promise<unknown>) => {
    await open(page, folderBase + path);
    await act?.();
    const address = wordsOf(decodeURIComponent(path));
    const words = new Set(wordsOf(allTextOf(await page.content())));
    expect([...words].filter((word) => !known.has(word) && !address.includes(word))).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("lang", "he");
  };
  await visit("", () => page.getByRole("button", { name: "עוד מוצרים" }).click());
  await expect(page.getByRole("heading", { name: /^עד 50%/ }).locator("span")).toHaveText(
    /^\d+\.\d+$/,
  );
  await expect(page.getByText("המבצע מסתיים")).toHaveText(/בתחילת יום \S+, \d+ \S+ \d{4}\.$/);
  await visit("categories/בגדים?type=מעילים&color=זית&sale=1", () =>
    page.getByRole("button", { name: /^סינון/ }).click(),
  );
  await expect(page).toHaveTitle(`מעילים בצבע זית, במבצע, ${site.name}`);
  await visit("categories/בגדים/נשים?sale=1");
  await expect(page).toHaveTitle(`בגדים, במבצע, נשים, ${site.name}`);
  await expect(page.getByText("310\u00A0\u200F₪ הנחה")).toBeVisible();
  await visit("shop");
  await visit("search");
  // Its texts allow queries of two letters.
  await visit("search?q=קל");
  await expect(page.getByRole("status")).toHaveText("מוצר אחד עבור „קל”");
  await visit("search?q=תיקי+בד");
  const bags = page.getByRole("main").getByRole("link", { name: "תיקי בד", exact: true });
  await expect(bags).toHaveAttribute(
    "href",
    encodeURI(`${folderBase}categories/אביזרים?type=תיקי-בד`),
  );
  await visit("search?q=א");
  await visit("search?q=פשתנ");
  await visit("login");
  await visit("categories/אביזרים/נשים");
  await visit("categories/נעליים");
});

test("its ids, headings, plural forms, prices and font are Hebrew", async ({ page }) => {
  expect((await open(page, `${folderBase}categories/בגדים/גברים`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("בגדים");
  await expect(page).toHaveTitle(`בגדים, גברים, ${site.name}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toContainText("גברים, שני מוצרים");
  await expect(main.getByRole("link", { name: /^נשים/ })).toHaveAccessibleName(
    /^נשים ?, מוצר אחד$/,
  );
  await main.getByRole("link", { name: /^הכול/ }).click();
  await expect(main.getByRole("status")).toHaveText("4 מוצרים");
  const genders = page.getByRole("navigation", { name: "מגדר" }).getByRole("link");
  await expect(genders).toHaveText([/^הכול/, /^גברים/, /^נשים/, /^לכולם/]);
  const current = page.getByRole("banner").getByRole("link", { name: "בגדים" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(main.locator("bdi").first()).toHaveText(/^\u200F189\.90\u00A0\u200F₪$/);
  expect(await page.evaluate(() => document.fonts.check("500 1rem Heebo", "א"))).toBe(true);
});
