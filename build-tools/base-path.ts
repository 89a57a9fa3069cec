import { isAbsolute, relative, resolve } from "node:path";
import { routes } from "../app/routes.ts";

/** The names that a build may use at its top level: the folders of its files, and the first part of each page's path. */
const foldersOfTheBuild = ["assets", "images", ...routes.map(({ path }) => path.split("/")[1])];

/**
 * Returns the base path from `BASE_PATH`, such as "/" or "/my-shop/". The shop is served under this path.
 * @throws if the value is invalid; the message says what to write
 */
export function readBasePath(value = process.env.BASE_PATH): string {
  const mistake = checkBasePath(value ?? "");
  if (mistake === undefined) return value || "/";
  throw new Error(`BASE_PATH: found ${mistake.found}. ${mistake.remedy}.`);
}

/**
 * Returns what is wrong with a base path, if anything, and what to do. A base path consists of ASCII letters, digits and
 * `-._~`, has a slash at each end, and differs from the path of every page and file of the shop.
 */
export function checkBasePath(
  value: string,
): { readonly found: string; readonly remedy: string } | undefined {
  if (value === "" || value === "/") return undefined;
  const withSlashes = `/${value.replaceAll(/^\/|\/$/g, "")}/`;
  if (!/^\/[\w.~-]+(?:\/[\w.~-]+)*\/$/.test(withSlashes) || /\/\.{1,2}\//.test(withSlashes)) {
    const remedy =
      "Use only the letters A to Z, digits, and the characters `-`, `.`, `_`, and `~`, with a slash at each end, as in `BASE_PATH=/my-shop/`";
    return { found: `"${value}"`, remedy };
  }
  const folder = foldersOfTheBuild.find((name) => withSlashes.startsWith(`/${name}/`));
  if (folder !== undefined) {
    const found = `"${value}", but the shop already has a folder at /${folder}/`;
    return { found, remedy: "Choose another path" };
  }
  if (value === withSlashes) return undefined;
  const remedy = `Begin and end the path with a slash, as in \`BASE_PATH=${withSlashes}\``;
  return { found: `"${value}"`, remedy };
}

/**
 * Returns the path of the build folder from `BUILD_DIRECTORY`. Each build replaces the whole folder.
 * @throws if the folder is not inside the project; the message gives the expected form
 */
export function readBuildDirectory(root: string, value = process.env.BUILD_DIRECTORY): string {
  const directory = resolve(root, value || "build");
  const path = relative(root, directory);
  if (path !== "" && !path.startsWith("..") && !isAbsolute(path)) return directory;
  throw new Error(
    `BUILD_DIRECTORY: found "${value}". Choose a folder inside the project, as in \`BUILD_DIRECTORY=build\`.`,
  );
}
