import { decodePath } from "./paths.ts";

export type PathParameters = Readonly<Partial<Record<string, string>>>;

/**
 * Returns a path's parameters if the path matches a page's pattern, and `undefined` otherwise (specification, section
 * 2). Matching is case-sensitive. Paths with double slashes, encoded line breaks or malformed encoding never match.
 * @param pattern a path in which a segment with a leading colon is a parameter. A question mark at the end of a segment
 * makes the parameter optional.
 * @example matchPath("/categories/:name/:gender?", "/categories/hats") // { name: "hats" }
 */
export function matchPath(pattern: string, pathname: string): PathParameters | undefined {
  const path = decodePath(pathname);
  if (path === undefined || /\/\/|[\n\r\u2028\u2029]/.test(path)) return undefined;
  const names = pattern.split("/").slice(1);
  // Removes the trailing slash that static hosts add.
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
