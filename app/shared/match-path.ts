import { decodePath } from "./paths.ts";

export type PathParameters = Readonly<Partial<Record<string, string>>>;

/**
 * Returns the parameters of a path that matches a page's pattern; `undefined` for any other path (specification,
 * section 2). Matching is case-sensitive. Paths with double slashes, encoded line breaks or malformed encoding never
 * match.
 * @param pattern path segments; a colon at the start marks a parameter, and a question mark at the end makes it
 * optional
 * @example matchPath("/categories/:name/:gender?", "/categories/hats") // { name: "hats" }
 */
export function matchPath(pattern: string, pathname: string): PathParameters | undefined {
  const path = decodePath(pathname);
  if (path === undefined || /\/\/|[\n\r\u2028\u2029]/.test(path)) return undefined;
  const names = pattern.split("/").slice(1);
  // Static hosts add a trailing slash to addresses.
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
