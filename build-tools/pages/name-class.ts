import { globSync } from "node:fs";
import { relative } from "node:path";

const modules = "app/**/*.module.css";

type NameClass = (name: string, file: string) => string;

/**
 * Names the classes of CSS modules by their module's number, because every page, script and style
 * sheet repeats the names.
 * @example nameClasses("/shop")("title", "/shop/app/layout/footer.module.css") // "_3title"
 */
export function nameClasses(root: string): NameClass {
  const paths = globSync(modules, { cwd: root }).toSorted();
  return (name, file) => {
    const [path = ""] = relative(root, file).split("?");
    // In development, a module may be newer than the list.
    const index = paths.includes(path) ? paths.indexOf(path) : paths.push(path) - 1;
    return `_${index}${name}`;
  };
}

/** In a build, a class has a letter: its position among the classes of its module. */
export function shortenClasses(root: string): NameClass {
  const nameClass = nameClasses(root);
  const classes: Record<string, string[]> = {};
  return (name, file) => {
    const prefix = nameClass("", file);
    const names = (classes[prefix] ??= []);
    if (!names.includes(name)) names.push(name);
    return prefix + (10 + names.indexOf(name)).toString(36);
  };
}
