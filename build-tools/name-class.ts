import { globSync } from "node:fs";
import { relative } from "node:path";

/**
 * Returns a function that replaces a CSS module's class name with the module's number, followed by the class's number
 * in base 36, starting at "a". Short names save bytes, because pages, scripts and style sheets repeat them.
 * @example nameClasses("/shop")("title", "/shop/app/layout/footer.module.css") // "_3a"
 */
export function nameClasses(root: string): (name: string, file: string) => string {
  const paths = globSync("app/**/*.module.css", { cwd: root }).toSorted();
  const classes: Record<string, string[]> = {};
  return (name, file) => {
    const [path = ""] = relative(root, file).split("?");
    const names = (classes[path] ??= []);
    if (!names.includes(name)) names.push(name);
    return `_${paths.indexOf(path)}${(10 + names.indexOf(name)).toString(36)}`;
  };
}
