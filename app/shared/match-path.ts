import { decodePath } from "./paths.ts";

export type PathParameters = Readonly<Partial<Record<string, string>>>;

/**
 * The parameters of a path, if it has the form of a page's. Any other path (section 2) has none: also one in
 * other capitals, with two slashes in a row, with an encoded line break, or whose encoding is malformed.
 * @param pattern segments, of which those with a colon are parameters; one with a question mark is optional
 * @example matchPath("/categories/:name/:gender?", "/categories/hats") // { name: "hats" }
 */
export function matchPath(pattern: string, pathname: string): PathParameters | undefined {
  const path = decodePath(pathname);
  if (path === undefined || /\/\/|[\n\r\u2028\u2029]/.test(path)) return undefined;
  const names = pattern.split("/").slice(1);
  // Static hosts add a slash.
  const values = pathname
    .replace(/(?<=.)\/$/, "")
    .split("/")
    .slice(1);
  const matches =
    values.length <= names.length &&
    names.every((name, index) => {
      const value = values[index];
      if (name.startsWith(":")) return name.endsWith("?") ? value !== "" : Boolean(value);
      return name === value;
    });
  if (!matches) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index];
    if (name.startsWith(":") && value !== undefined) {
      parameters[name.replaceAll(/[:?]/g, "")] = decodeURIComponent(value);
    }
  }
  return parameters;
}
