import { holdHydration } from "../support/interfere.ts";
import { expect, open, type Page, test } from "../support/test.ts";

/** Opens a page and translates it. Text that is lost afterwards causes a console error, which fails the test. */
async function openTranslated(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(`(${translatePage.toString()})((fault) => console.error(fault))`);
  await expect(page.locator("h1 font").first()).toBeVisible();
}

test("on a translated page, links lead from page to page, and Back returns", async ({ page }) => {
  await openTranslated(page, "/serach");
  const heading = page.getByRole("heading", { level: 1 });
  const pages = [
    [/^Search$/, "/search", "Search"],
    [/^brass$/, "/search?q=brass", "Search"],
    [/^Shoes/, "/categories/shoes", "Shoes"],
    [/^Women/, "/categories/shoes/women", "Shoes"],
    [/^Home$/, "/", "Stormvejrsbeklædningsgenstande."],
  ] as const;
  for (const [name, path, title] of pages) {
    await page.getByRole("main").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(title);
    await expect(heading.locator("font").first()).toBeVisible();
  }
  for (const [, path, title] of pages.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(title);
  }
});

test("on a translated page, each search shows its explanation, suggestions and highlights", async ({
  page,
}) => {
  await openTranslated(page, "/search");
  const nothing = page.getByRole("region", { name: "No products found" });
  for (const [query, help] of [
    ["sa", "Search needs at least 3 characters."],
    ["sadnal", "Did you mean sandal?"],
    ["rubber", undefined],
    ["rub", undefined],
    ["velvet", "No name or description contains “velvet”."],
  ] as const) {
    await page.getByRole("searchbox").fill(query);
    await page.getByRole("searchbox").press("Enter");
    if (help !== undefined) await expect(nothing).toContainText(`No products found${help}`);
    else await expect(page.locator("article mark").first()).toHaveText(query);
  }
});

test("on a translated page, a click while the list re-renders opens the filters", async ({
  page,
}) => {
  const release = await holdHydration(page);
  await openTranslated(page, "/categories/shoes");
  await page.getByRole("button", { name: "Filter" }).hover();
  await page.mouse.down();
  release();
  // Waits until all islands could be hydrated.
  await page.evaluate(async () => {
    const chunks = document.documentElement.dataset.chunks?.split(" ") ?? [];
    await Promise.all(chunks.map((chunk) => import(chunk)));
  });
  await page.mouse.up();
  await expect(page.getByRole("form")).toBeVisible();
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
});

test("on a translated page, the filters stay open if the list re-renders before they have focus", async ({
  page,
}) => {
  const release = await holdHydration(page);
  await openTranslated(page, "/categories/shoes");
  // On a busy phone, the event that moves focus into the panel fires late.
  await page.evaluate(() => {
    const options = { capture: true, once: true };
    addEventListener("toggle", (event) => event.stopImmediatePropagation(), options);
  });
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  release();
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  await expect(page.getByRole("form")).toBeFocused();
});

test("on a translated page, every count stays correct while filters change", async ({ page }) => {
  await openTranslated(page, "/categories/shoes");
  const button = page.getByRole("button", { name: "Filter" });
  const status = page.getByRole("status");
  await button.click();
  const panel = page.getByRole("form");
  for (const [option, count, chosen] of [
    ["Mules, 2 products", "2 products", 1],
    ["Boots, 1 product", "3 products", 2],
    ["On sale, 2 products", "2 products", 3],
  ] as const) {
    await panel.getByRole("checkbox", { name: option }).click();
    await expect(panel.getByRole("button", { name: `Show ${count}` })).toBeVisible();
    await expect(status).toHaveText(count);
    await expect(button).toHaveText(`Filter${chosen} selected`);
  }
  await panel.getByRole("link", { name: "Clear all" }).click();
  await expect(status).toHaveText("6 products");
  await expect(button).toHaveText("Filter");
});

/**
 * Imitates Chrome's translation, which replaces each text node with `<font>` elements, now and whenever a text node
 * is added or changed. If a script then changes a replaced text node, the new text is lost. Chrome does not report
 * the loss, but this function calls `report`.
 *
 * The function is self-contained, because its source runs in the browser.
 */
function translatePage(report: (fault: string) => void): void {
  const untouched = "font, script, style, textarea, pre";
  const replaced = new WeakSet<Node>();
  const { set } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") ?? {};
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue"),
    set(this: Node, value: string | null) {
      if (replaced.has(this)) report(`“${this.textContent}” stays, “${value}” is lost`);
      set?.call(this, value);
    },
  });
  new MutationObserver(translateAll).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  translateAll();

  function translateAll() {
    if (document.body === null) return;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text) texts.push(currentNode);
    }
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(untouched) !== null) continue;
      const inner = document.createElement("font");
      inner.textContent = text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
      replaced.add(text);
    }
  }
}
