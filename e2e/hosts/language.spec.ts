import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDayFormat } from "../../build-tools/reading/read-formats.ts";
import { loadContent } from "../../content-check/load-content.ts";
import { buildOf, folderBase, projects } from "../support/builds.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ shop: "germanShop" });

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The texts in a value of the content, without the names of its fields. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every word of the German shop's content, and of dates in its locale. */
async function readKnownWords(): Promise<ReadonlySet<string>> {
  const { content } = await loadContent(projects.germanShop);
  return new Set(wordsOf(textsIn([content, readDayFormat("de-DE")]).join(" ")));
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
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  };
  await visit("", () => page.getByRole("button", { name: "Mehr zeigen" }).click());
  await expect(page.getByRole("heading", { name: /^Bis zu/ }).locator("span")).toHaveText(
    /^\d+\.\d+\.$/,
  );
  await expect(page.getByText("Ende: ")).toHaveText(/Ende: \S+, \d+\. \S+ \d{4}, 0 Uhr\./);
  await visit("categories/schuhe?type=stiefel&color=schwarz&sale=1", () =>
    page.getByRole("button", { name: /^Filtern/ }).click(),
  );
  await expect(page).toHaveTitle("Stiefel in schwarz, reduziert, Küstenkaufhaus");
  await visit("categories/schuhe/herren?sale=1");
  await expect(page).toHaveTitle("Schuhe und Stiefel, reduziert, Herren, Küstenkaufhaus");
  await visit("shop");
  await visit("search");
  await visit("search?q=m%C3%BCtze");
  await expect(page.getByRole("status")).toHaveText("3 Artikel für „mütze“");
  await visit("search?q=gestrickte+m%C3%BCtzen");
  const mutze = page.getByRole("main").getByRole("link", { name: "Gestrickte Mützen" });
  await expect(mutze).toHaveAttribute(
    "href",
    `${folderBase}categories/kopf?type=gestrickte-m%C3%BCtzen`,
  );
  await visit("search?q=xy");
  await visit("search?q=m%C3%BCzte");
  await visit("login");
  await visit("categories/kopf/kinder");
  await visit("categories/mutzen");
});

test("so do its gender links and its manifest", async ({ page }) => {
  await page.goto(`${folderBase}categories/schuhe`);
  const genders = page.getByRole("navigation", { name: "Geschlecht" }).getByRole("link");
  await expect(genders).toHaveText([/^Alle/, /^Damen/, /^Herren/, /^Für alle/]);
  await expect(page.getByText("Reduziert um 80\u00A0€")).toBeVisible();
  const manifest = readFileSync(join(buildOf("germanShop"), "client/manifest.webmanifest"), "utf8");
  expect(JSON.parse(manifest)).toMatchObject({
    name: "Küstenkaufhaus",
    lang: "de",
    shortcuts: [{}, { name: "Mützen" }, { name: "Suche", url: `${folderBase}search` }],
  });
});
