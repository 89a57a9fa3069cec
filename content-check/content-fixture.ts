import { checkContent } from "./check-content.ts";
import { type Content, valueAt } from "./content-path.ts";
import { describeMistake } from "./mistake.ts";

const files = import.meta.glob("../app/content-fixture/*.ts", { eager: true });

/** The content of the fixture shop, which is valid. */
const shop: Content = Object.assign({}, ...Object.values(files));

/**
 * The content of the fixture shop with other values, by their paths; `undefined` removes a field.
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

export const namesOfProject = { files: ["/size%20guide.pdf"], pages: ["care"] };

/** The error lines for the fixture shop with other values, by their paths. */
export function linesFor(changes: Content, unread: readonly string[] = []): readonly string[] {
  const backdrops = ["sand", "camel", "clay", "cognac", "forest", "sky"];
  return checkContent(contentWith(changes), { backdrops, ...namesOfProject }, unread).map(
    describeMistake,
  );
}
