import { leadsInto } from "../../app/catalogue/paths.ts";
import { listCategoryPages } from "../page-addresses.ts";
import type { Content } from "./content.ts";
import { entryName, fieldOf, textOf } from "./check-entries.ts";
import { guessMeant, type Problem, write } from "./problem.ts";

/**
 * Every link inside the shop that leads neither to a page nor to an address that is listed as not
 * yet set up.
 *
 * @param fixedPages the pages that are there whatever the content says
 */
export function checkLinks(content: Content, fixedPages: readonly string[]): readonly Problem[] {
  const { categoryTiles, site } = content;
  const notSetUp = listOf(site, "notSetUp").map(String);
  const pages = [
    ...fixedPages,
    ...listCategoryPages(
      content.categories.map((category) => ({ id: textOf(category, "id") })),
      content.genders,
    ),
  ];
  const footer = fieldOf(site, "footer");
  const links = [
    ...linksOf("content/category-tiles.ts", "tile", categoryTiles),
    ...linksOf("content/site.ts", "navigation", listOf(site, "navigation")),
    ...linksOf("content/site.ts", "footer.company", listOf(fieldOf(footer, "company"), "links")),
    ...linksOf("content/site.ts", "footer.useful", listOf(fieldOf(footer, "useful"), "links")),
  ];
  const setUp = notSetUp
    .filter((path) => pages.includes(path))
    .map((path) => ({
      file: "content/site.ts",
      entry: "notSetUp",
      field: "",
      found: `${write(path)}, which is a page`,
      allowed: "only addresses that have no page yet",
    }));
  const broken = links
    .filter(({ path }) => !leadsToOne(pages, path) && !leadsInto(notSetUp, path))
    .map(({ path, ...place }) => ({
      ...place,
      field: "path",
      found: write(path),
      allowed: "the address of a page, or one that notSetUp in content/site.ts lists",
      meant: guessMeant(path, [...pages, ...notSetUp]),
    }));
  return [...setUp, ...broken];
}

function linksOf(file: string, kind: string, links: readonly unknown[]) {
  return links.flatMap((link, index) => {
    const path = textOf(link, "path");
    // What is no path at all is told by the shape of its entry.
    return path.startsWith("/") ? [{ file, entry: entryName(kind, link, index), path }] : [];
  });
}

function leadsToOne(pages: readonly string[], path: string): boolean {
  const [address = ""] = path.split(/[?#]/);
  return pages.includes(address === "/" ? address : address.replace(/\/$/, ""));
}

function listOf(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}
