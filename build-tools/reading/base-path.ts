import { routes } from "../../app/routes.ts";

/** Folders at the top of every build. */
const foldersOfTheBuild = ["assets", "images", ...routes.map(({ path }) => path.split("/")[1])];

/**
 * The base path that the shop is served under, from `BASE_PATH`: "/" or "/my-shop/".
 * @throws if it is invalid; the message gives the expected form
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

/** Where the build is written and served from. */
export const buildDirectory = process.env.BUILD_DIRECTORY ?? "build";
