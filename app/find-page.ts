import { matchRoutes } from "react-router";
import { routes } from "./routes.ts";
import { decodePath } from "./shared/paths.ts";

const table = routes.map((route) => ({ ...route, caseSensitive: true }));

/**
 * The page at a path and its parameters. Any other path (section 2) has none: also one in other capitals,
 * with two slashes in a row, with an encoded line break, or whose encoding is malformed.
 * @example findPage("/categories/hats") // { id: "category", params: { name: "hats" } }
 */
export function findPage(pathname: string) {
  const path = decodePath(pathname);
  if (path === undefined || /\/\/|[\n\r\u2028\u2029]/.test(path)) return undefined;
  const [match] = matchRoutes(table, pathname) ?? [];
  return match && { id: match.route.id, params: match.params };
}
