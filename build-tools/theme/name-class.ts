import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * The name of a CSS module's class in a build: short, because every page, script and style sheet
 * repeats it, and the same in the browser's build and in the one that prerenders.
 *
 * @example nameClass("/shop", "title", "/shop/app/layout/footer.module.css") // "title_x1Y"
 */
export function nameClass(root: string, name: string, file: string): string {
  const [path = ""] = relative(root, file).replaceAll("\\", "/").split("?");
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 3)}`;
}
