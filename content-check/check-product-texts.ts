import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { listPageFiles, productsFolder, readPages } from "../build-tools/read-pages.ts";
import { checkPageText, type PageTargets } from "./check-page-text.ts";
import { asUtf8, findOtherEncoding } from "./load-content.ts";
import { formatValue, type Mistake, suggestWord } from "./mistake.ts";

/** Lists every mistake in the owner's Markdown files about products. */
export function checkProductTexts(
  root: string,
  targets: PageTargets,
  productIds: readonly unknown[],
): readonly Mistake[] {
  const names = productIds.map(String);
  return [
    ...listPageFiles(root, productsFolder).flatMap((entry): readonly Mistake[] => {
      const { name, ext } = parse(entry);
      const file = `${productsFolder}/${entry}`;
      if (ext !== ".md") return [{ file, found: "no text", expected: 'a file such as "3.md"' }];
      if (names.includes(name)) return [];
      const expected = "the _id of a product in content/products.ts";
      return [{ file, found: formatValue(name), expected, suggestion: suggestWord(name, names) }];
    }),
    ...readPages(root, productsFolder).flatMap((text): readonly Mistake[] => {
      const { file, fields } = text;
      const entry = findOtherEncoding(readFileSync(join(root, file)));
      if (entry !== undefined) {
        return [{ file, entry, found: "letters that are not in UTF-8", expected: asUtf8 }];
      }
      const expected = "the text alone: name and description are in content/products.ts";
      const front =
        fields === undefined ? [] : [{ file, entry: "line 1", found: "front matter", expected }];
      return [...front, ...checkPageText(text, targets)];
    }),
  ];
}
