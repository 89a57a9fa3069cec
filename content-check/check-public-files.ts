import { routes } from "../app/routes.ts";
import { matchPath } from "../app/shared/match-path.ts";
import {
  type findPublicFiles,
  publicFileAt,
  publicFolder,
} from "../build-tools/list-public-files.ts";
import type { Mistake } from "./mistake.ts";

/** Paths that the build or the server uses, each with a description and, if possible, an alternative. */
const taken: Readonly<Record<string, readonly [owner: string, instead?: string]>> = {
  "/404.html": [
    "the shop's own not-found page",
    "To change the not-found page, edit `notFound` in content/texts.ts",
  ],
  "/service-worker.js": ["the shop's own service worker"],
  "/manifest.webmanifest": [
    "the shop's own web app manifest",
    "To change the app's name or description, edit content/site.ts",
  ],
  "/licenses.txt": ["the shop's list of software licenses"],
  "/healthz": ["the server's health check"],
};

/**
 * Lists files in `content/public/` with reserved addresses. A file with any other address is
 * allowed and replaces the build's file at the same address, if any.
 * @param files the addresses of the files
 */
export function checkPublicFiles(files: readonly string[]): readonly Mistake[] {
  return files.flatMap((address) => {
    const file = publicFileAt(address);
    if (/^\/(?:assets|images)\//.test(address)) {
      const found =
        "a file in a folder that browsers cache for a year, so visitors would not see later changes to the file";
      return { file, found, remedy: "Move it to a different folder in content/public/" };
    }
    // The build also writes the page at /search to search.html.
    const path = address.replace(/\.html$/, "");
    const isPage = routes.some((route) => matchPath(route.path, path) !== undefined);
    const [owner, instead] = taken[address] ?? (isPage ? ["one of the shop's own pages"] : []);
    if (owner === undefined) return [];
    const remedy = ["Rename or delete this file", instead].filter(Boolean).join(". ");
    return { file, found: `a file with the same URL as ${owner}`, remedy };
  });
}

/** Lists symbolic links in `content/public/` that lead to no file. */
export function checkSymbolicLinks(files: ReturnType<typeof findPublicFiles>): readonly Mistake[] {
  return files
    .filter(({ isBroken }) => isBroken)
    .map(({ path }) => ({
      file: `${publicFolder}/${path}`,
      found: "a symbolic link whose target does not exist",
      remedy: "Delete the link, or replace it with the actual file",
    }));
}
