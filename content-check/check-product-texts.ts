import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { listPageFiles, productsFolder, readPages } from "../build-tools/read-pages.ts";
import { checkPageText, type PageTargets } from "./check-page-text.ts";
import { notMarkdown } from "./check-pages.ts";
import { findOtherEncoding, notUtf8 } from "./load-content.ts";
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
      if (ext !== ".md") {
        return [notMarkdown(file)];
      }
      if (names.includes(name)) return [];
      const found = `the file name ${formatValue(name)}, but no product has this \`_id\``;
      const remedy = "Use the product's `_id` as the file name, as in 11.md";
      return [{ file, found, remedy, suggestion: suggestWord(name, names) }];
    }),
    ...readPages(root, productsFolder).flatMap((text): readonly Mistake[] => {
      const { file, fields } = text;
      const entry = findOtherEncoding(readFileSync(join(root, file)));
      if (entry !== undefined) {
        return [{ file, entry, ...notUtf8 }];
      }
      const remedy = "Remove it. The product's name and description belong in content/products.ts";
      const front =
        fields === undefined ? [] : [{ file, entry: "line 1", found: "front matter", remedy }];
      return [...front, ...checkPageText(text, targets)];
    }),
  ];
}
