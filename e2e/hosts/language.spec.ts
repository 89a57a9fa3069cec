import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDayFormat } from "../../build-tools/prerender/read-formats.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import * as categories from "../support/german-shop/content/categories.ts";
import { categoryTiles } from "../support/german-shop/content/category-tiles.ts";
import { colors } from "../support/german-shop/content/colors.ts";
import { heroCards } from "../support/german-shop/content/hero-cards.ts";
import { pictures } from "../support/german-shop/content/pictures.ts";
import { posts } from "../support/german-shop/content/posts.ts";
import * as products from "../support/german-shop/content/products.ts";
import { services } from "../support/german-shop/content/services.ts";
import { site } from "../support/german-shop/content/site.ts";
import { texts } from "../support/german-shop/content/texts.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

/** Every word of the German shop's content, and of dates in its locale. */
const content = JSON.stringify([
  [categories, categoryTiles, colors, heroCards, pictures, posts, products, services, site, texts],
  Object.keys(colors),
  readDayFormat(texts.locale),
]);
const known = new Set(wordsOf(content.replaceAll(/\\[nt]/g, " ")));

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The words of a text that stand neither in the content nor in the page's address. */
function foreignWords(text: string, address = ""): readonly string[] {
  const own = wordsOf(decodeURIComponent(address));
  return [...new Set(wordsOf(text))].filter((word) => !known.has(word) && !own.includes(word));
}

/** All text of a page: visible, for screen readers, in attributes and in its head. */
function allTextOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // A mark splits the text of a word.
    for (const mark of document.querySelectorAll("mark")) mark.replaceWith(mark.textContent);
    document.body.normalize();
    const pieces = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style")) pieces.push(node.textContent ?? "");
    }
    for (const name of ["alt", "title", "aria-label", "aria-description", "placeholder"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        pieces.push(element.getAttribute(name) ?? "");
      }
    }
    const metas =
      'meta[name="description"], meta[property$="title"], meta[property$="description"]';
    const described = `${metas}, meta[property$="alt"], meta[property$="site_name"]`;
    for (const meta of document.querySelectorAll(described))
      pieces.push(meta.getAttribute("content") ?? "");
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) {
      const named = data.textContent.matchAll(/"(?:name|description)":"([^"]*)"/g);
      pieces.push(...[...named].map(([, words = ""]) => words));
    }
    return pieces.join("\n");
  });
}

test("a shop in another language shows only words of its content", async ({ page }) => {
  const visit = async (path: string, open?: () => Promise<unknown>) => {
    await page.goto(folderBase + path);
    await waitForHydration(page);
    await open?.();
    expect(foreignWords(await allTextOf(page), path), path).toEqual([]);
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

test("so do its gender links, prices and manifest", async ({ page }) => {
  await page.goto(`${folderBase}categories/schuhe`);
  await waitForHydration(page);
  await expect(page.getByRole("navigation", { name: "Geschlecht" }).getByRole("link")).toHaveText([
    /^Alle/,
    /^Damen/,
    /^Herren/,
    /^Für alle/,
  ]);
  await expect(page.getByText("1.240\u00A0€")).toBeVisible();
  await expect(page.getByText("Reduziert um 80\u00A0€")).toBeVisible();
  await expect(page.getByText("24,50\u00A0€")).toHaveCount(0);
  const manifest = readFileSync(join(buildOf("germanShop"), "client/manifest.webmanifest"), "utf8");
  const { name, short_name, description, lang, shortcuts } = JSON.parse(manifest);
  expect(shortcuts).toContainEqual({ name: "Mützen", url: `${folderBase}categories/kopf` });
  expect(shortcuts).toContainEqual({ name: "Suche", url: `${folderBase}search` });
  expect(foreignWords([name, short_name, description].join(" "))).toEqual([]);
  expect(lang).toBe("de");
});
