import { globSync } from "node:fs";
import { relative } from "node:path";

const modules = "app/**/*.module.css";

/**
 * Names the classes of CSS modules in a build: shortly, because every page, script and style sheet
 * repeats the names. The module's number comes first, as what repeats together compresses best.
 * @example nameClasses("/shop")("title", "/shop/app/layout/footer.module.css") // "_3title"
 */
export function nameClasses(root: string): (name: string, file: string) => string {
  const paths = globSync(modules, { cwd: root }).toSorted();
  return (name, file) => {
    const [path = ""] = relative(root, file).split("?");
    // In development, a module may be newer than the list.
    const index = paths.includes(path) ? paths.indexOf(path) : paths.push(path) - 1;
    return `_${index}${name}`;
  };
}
