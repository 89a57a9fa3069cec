import { routes } from "../app/routes.ts";
import { matchPath } from "../app/shared/match-path.ts";
import { type findPublicFiles, publicFolder } from "../build-tools/list-public-files.ts";
import type { Mistake } from "./mistake.ts";

/** Addresses reserved by the build or the server, each with a description. */
const taken: Readonly<Record<string, string>> = {
  "/404.html": 'the not-found page; its texts are "notFound" in content/texts.ts',
  "/service-worker.js": "the offline copy; `offline: false` in content/site.ts removes it",
  "/manifest.webmanifest": "the app that a phone installs; its texts come from content/site.ts",
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
      const found = "a folder of the build, whose files browsers cache for a year";
      return { file, found, expected: "another folder" };
    }
    // The build also writes the page at /search to search.html.
    const path = address.replace(/\.html$/, "");
    const isPage = routes.some((route) => matchPath(route.path, path) !== undefined);
    const owner = taken[address] ?? (isPage ? "a page of the shop" : undefined);
    if (owner === undefined) return [];
    return { file, found: `the address of ${owner}`, expected: "another name" };
  });
}

/** Lists symbolic links in `content/public/` that lead to no file. */
export function checkSymbolicLinks(files: ReturnType<typeof findPublicFiles>): readonly Mistake[] {
  return files
    .filter(({ isBroken }) => isBroken)
    .map(({ path }) => ({
      file: `${publicFolder}/${path}`,
      found: "a symbolic link that leads to no file",
      expected: "the file itself, or a link to a file on this computer",
    }));
}
