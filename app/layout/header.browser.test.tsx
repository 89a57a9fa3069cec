import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Header } from "./header.tsx";

const short = ["Home", "Shop", "Pages", "Resume"];
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

async function renderHeader(width: number, labels: readonly string[]) {
  await page.viewport(width, 800);
  const navigation = labels.map((label) => ({ label, path: "/" }) as const);
  const { getByRole } = await render(<Header name="Hemline" navigation={navigation} current={0} />);
  const links = getByRole("navigation", { name: "Main" }).getByRole("link").elements();
  return {
    shown: links.map(({ textContent }) => textContent),
    ends: links.map((link) => link.getBoundingClientRect().right),
    search: getByRole("link", { name: "Search" }).element(),
    menu: getByRole("button", { name: "Menu" }).elements(),
  };
}

/** Returns the labels of the links that Tab reaches between the shop's name and the search link. */
async function tabThrough(search: Element): Promise<readonly string[]> {
  await userEvent.tab();
  const labels = [];
  for (await userEvent.tab(); document.activeElement !== search; await userEvent.tab()) {
    labels.push(document.activeElement?.textContent ?? "");
  }
  return labels;
}

const eight = [...short, "Clothes", "Lamps", "Journal", "Contact"];

test.each([
  { labels: short, width: 390, count: 0, reason: "a phone shows none" },
  { labels: short, width: 1024, count: 4, reason: "short links fit" },
  {
    labels: [...short, longWord.repeat(2), "Contact"],
    width: 1024,
    count: 4,
    reason: "a long word does not fit",
  },
  { labels: eight, width: 1920, count: 8, reason: "a wide window has room" },
])("a link is either fully visible or not focusable: $reason", async ({ labels, width, count }) => {
  const { shown, ends, search, menu } = await renderHeader(width, labels);
  expect(shown).toEqual(labels.slice(0, count));
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(Math.max(0, ...ends)).toBeLessThan(search.getBoundingClientRect().left);
  expect(await tabThrough(search)).toEqual(shown);
  expect(menu).toHaveLength(count < labels.length ? 1 : 0);
});
