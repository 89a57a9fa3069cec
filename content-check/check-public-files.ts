import { routes } from "../app/routes.ts";
import { matchPath } from "../app/shared/match-path.ts";
import { type findPublicFiles, publicFolder } from "../build-tools/list-public-files.ts";
import type { Mistake } from "./mistake.ts";

/** Paths reserved by the build or the server, each with a description. */
const taken: Readonly<Record<string, string>> = {
  "/404.html": "the not-found page (to change its texts, edit `notFound` in content/texts.ts)",
  "/service-worker.js": "the offline copy (to remove it, set `offline: false` in content/site.ts)",
  "/manifest.webmanifest": "the installed app (to change its texts, edit content/site.ts)",
  "/licenses.txt": "the licenses of the shop's packages",
  "/healthz": "the server's health check",
};

/**
 * Lists files in `content/public/` with reserved addresses. A file with any other address is
 * allowed and replaces the build's file at the same address, if any.
 * @param files the addresses of the files
 */
export function checkPublicFiles(files: readonly string[]): readonly Mistake[] {
  return files.flatMap((address) => {
    const file = publicFolder + decodeURIComponent(address.replace(/\/$/, "/index.html"));
    if (/^\/(?:assets|images)\//.test(address)) {
      const found = "a folder whose files browsers keep for a year, even after you change them";
      return { file, found, remedy: "Choose another folder" };
    }
    // The build also writes the page at /search to search.html.
    const path = address.replace(/\.html$/, "");
    const isPage = routes.some((route) => matchPath(route.path, path) !== undefined);
    const owner = taken[address] ?? (isPage ? "a page of the shop" : undefined);
    if (owner === undefined) return [];
    return { file, found: `a path reserved for ${owner}`, remedy: "Rename the file" };
  });
}

/** Lists symbolic links in `content/public/` that lead to no file. */
export function checkSymbolicLinks(files: ReturnType<typeof findPublicFiles>): readonly Mistake[] {
  return files
    .filter(({ isBroken }) => isBroken)
    .map(({ path }) => ({
      file: `${publicFolder}/${path}`,
      found: "a symbolic link that leads to no file",
      remedy: "Replace it with the file",
    }));
}
