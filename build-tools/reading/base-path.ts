/** Folders and files at the top of every build. */
const foldersOfTheBuild = new Set(["assets", "images", "categories", "search"]);

/**
 * The base path that the shop is served under, from `BASE_PATH`: "/" or "/my-shop/".
 * @throws if it is invalid; the message gives the expected form
 */
export function readBasePath(value = process.env.BASE_PATH): string {
  if (value === undefined || value === "" || value === "/") return "/";
  const [, first = ""] = value.split("/");
  if (foldersOfTheBuild.has(first)) {
    throw new Error(
      `BASE_PATH is "${value}", but "${first}" is a folder of the shop. Take another.`,
    );
  }
  if (/^\/[\w.~-]+(?:\/[\w.~-]+)*\/$/.test(value) && !/\/\.{1,2}\//.test(value)) return value;
  throw new Error(
    `BASE_PATH is "${value}". Write it with a slash at both ends, for example BASE_PATH=/my-shop/`,
  );
}

/** Where the build is written and served from. */
export const buildDirectory = process.env.BUILD_DIRECTORY ?? "build";
