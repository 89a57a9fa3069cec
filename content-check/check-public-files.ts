import { routes } from "../app/routes.ts";
import { matchPath } from "../app/shared/match-path.ts";
import { publicFolder } from "../build-tools/list-public-files.ts";
import type { Mistake } from "./mistake.ts";

/** Addresses that the build or the server has for itself, with what is there. */
const taken: Readonly<Record<string, string>> = {
  "/404.html": 'the not-found page, whose words are "notFound" in content/texts.ts',
  "/service-worker.js":
    "the copy for offline visits; `offline: false` in content/site.ts leaves it out",
  "/manifest.webmanifest": "what a phone installs, which is made of content/site.ts",
  "/licenses.txt": "the licenses of the shop's packages",
  "/healthz": "the server's own answer",
};

/**
 * The files in `content/public/` that the shop could not do with. All others are served, in place of what the
 * build would write.
 * @param files their addresses
 */
export function checkPublicFiles(files: readonly string[]): readonly Mistake[] {
  return files.flatMap((address) => {
    const file = publicFolder + decodeURIComponent(address.replace(/\/$/, "/index.html"));
    if (/^\/(?:assets|images)\//.test(address)) {
      const found = "a folder of the build: browsers keep every file of that folder for a year";
      return { file, found, expected: "another folder" };
    }
    const isPage = routes.some(({ path }) => matchPath(path, address) !== undefined);
    const owner = taken[address] ?? (isPage ? "a page of the shop" : undefined);
    if (owner === undefined) return [];
    return { file, found: `the address of ${owner}`, expected: "another name" };
  });
}
