/** What the build itself puts at its top. */
const foldersOfTheBuild = new Set(["assets", "images", "categories", "search"]);

/**
 * The folder of the host in which the shop will stand, from `BASE_PATH`: "/" or "/my-shop/".
 *
 * @throws if it is no such path; the message says how to write it
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

/** The folder a build goes to and is served from. */
export const buildDirectory = process.env.BUILD_DIRECTORY ?? "build";
