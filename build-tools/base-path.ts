import { isAbsolute, relative, resolve } from "node:path";
import { routes } from "../app/routes.ts";

/** The names that a build may use at its top level: the folders of its files, and the first part of each page's path. */
const foldersOfTheBuild = ["assets", "images", ...routes.map(({ path }) => path.split("/")[1])];

/**
 * Returns the base path from `BASE_PATH`, such as "/" or "/my-shop/". The shop is served under this path, which consists
 * of ASCII letters, digits and `-._~`, with a slash at both ends.
 * @throws if the value has another form, or if a page or file of the shop could have the same path
 */
export function readBasePath(value = process.env.BASE_PATH): string {
  if (value === undefined || value === "" || value === "/") return "/";
  if (!/^\/[\w.~-]+(?:\/[\w.~-]+)*\/$/.test(value) || /\/\.{1,2}\//.test(value)) {
    throw new Error(
      `BASE_PATH is "${value}". Use letters a-z, digits and -._~, with a slash at both ends, such as BASE_PATH=/my-shop/`,
    );
  }
  const folder = foldersOfTheBuild.find((name) => value.startsWith(`/${name}/`));
  if (folder === undefined) return value;
  throw new Error(
    `BASE_PATH is "${value}", but /${folder}/ is a folder of the shop. Choose another path.`,
  );
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
    `BUILD_DIRECTORY is "${value}". Choose a folder inside the project, such as BUILD_DIRECTORY=build`,
  );
}
