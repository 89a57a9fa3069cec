import { checkContent } from "./check-content.ts";
import { type Content, valueAt } from "./content-path.ts";
import { describeMistake } from "./mistake.ts";

// The owner's content replaces files that the fixture shop lacks, so new content files do not break
// tests.
const owners = import.meta.glob("../content/*.ts", { eager: true });
const fixture = import.meta.glob("../e2e/test-shops/fixture/*.ts", { eager: true });

/** The valid content of the fixture shop. */
const shop: Content = Object.assign({}, ...Object.values(owners), ...Object.values(fixture));

/**
 * Returns the content of the fixture shop with changed values. The value `undefined` removes a field.
 * @example contentWith({ "products.0.price": -1 })
 */
export function contentWith(changes: Content): Content {
  const content = structuredClone(shop);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const key = keys.pop() ?? "";
    const parent = Object(valueAt(content, keys));
    if (value === undefined) Reflect.deleteProperty(parent, key);
    else Reflect.set(parent, key, value);
  }
  return content;
}

export const namesOfProject = {
  files: ["/size%20guide.pdf", "/a%23b.pdf", "/C%2B%2B%20notes.pdf", "/lookbook/", "/press.html"],
  pages: { care: ["wool", "tête"] },
};

/** Returns the error lines for the fixture shop with changed values. */
export function linesFor(changes: Content, unread: readonly string[] = []): readonly string[] {
  const backdrops = ["sand", "camel", "clay", "cognac", "forest", "sky"];
  return checkContent(contentWith(changes), { backdrops, ...namesOfProject }, unread).map(
    describeMistake,
  );
}
