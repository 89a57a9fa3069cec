import { isAbsolute, relative, resolve } from "node:path";
import { routes } from "../app/routes.ts";

/** The names of the top-level folders in every build. */
const foldersOfTheBuild = ["assets", "images", ...routes.map(({ path }) => path.split("/")[1])];

/**
 * Returns the base path from `BASE_PATH`, such as "/" or "/my-shop/". The shop is served under this path.
 * @throws if the value is invalid; the message gives the expected form
 */
export function readBasePath(value = process.env.BASE_PATH): string {
  if (value === undefined || value === "" || value === "/") return "/";
  if (!/^\/[\w.~-]+(?:\/[\w.~-]+)*\/$/.test(value) || /\/\.{1,2}\//.test(value)) {
    throw new Error(
      `BASE_PATH is "${value}". Write it with a slash at both ends, for example BASE_PATH=/my-shop/`,
    );
  }
  const folder = foldersOfTheBuild.find((name) => value.startsWith(`/${name}/`));
  if (folder === undefined) return value;
  throw new Error(
    `BASE_PATH is "${value}", but "${folder}" is a folder of the shop. Take another.`,
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
    `BUILD_DIRECTORY is "${value}". Write a folder inside the project, for example BUILD_DIRECTORY=build`,
  );
}
