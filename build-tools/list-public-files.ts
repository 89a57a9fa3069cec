import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { canonicalPath } from "../app/shared/paths.ts";
import { shopFolder } from "./shop-folder.ts";

/** The folder that the build copies unchanged, relative to the project. */
export const publicFolder = `${shopFolder}/public`;

/** The files that macOS and Windows add to folders. They are not published. */
const systemFiles = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);

type PublicFile = {
  /** The path on this machine, relative to the folder. */
  readonly path: string;
  /** The path in the build. macOS saves "ü" as "u" and an accent; addresses write it as one character. */
  readonly name: string;
  /** Whether the file is a symbolic link that leads nowhere, or to a folder that contains the link. */
  readonly isBroken: boolean;
};

/** Returns the files in the shop's `public/` folder, including those that symbolic links lead to. */
export function findPublicFiles(root: string): readonly PublicFile[] {
  const folder = join(root, publicFolder);
  return existsSync(folder) ? walk(folder, "", [realpathSync(folder)]) : [];
}

function walk(folder: string, within: string, parents: readonly string[]): readonly PublicFile[] {
  const entries = readdirSync(join(folder, within)).filter((entry) => !systemFiles.has(entry));
  return entries.flatMap((entry): readonly PublicFile[] => {
    const path = `${within}${entry}`;
    const target = targetOf(join(folder, path));
    const isBroken = target === undefined || parents.includes(target);
    if (!isBroken && statSync(target).isDirectory()) {
      return walk(folder, `${path}/`, [...parents, target]);
    }
    return [{ path, name: path.normalize("NFC"), isBroken }];
  });
}

function targetOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns the addresses of the files in the shop's `public/` folder.
 * @example listPublicFiles(root) // ["/C%2B%2B%20notes.pdf", "/lookbook/"]
 */
export function listPublicFiles(root: string): readonly string[] {
  return findPublicFiles(root)
    .filter(({ isBroken }) => !isBroken)
    .map(addressOf);
}

function addressOf({ name }: Pick<PublicFile, "name">): string {
  const address = `/${name.split("/").map(encodeURIComponent).join("/")}`;
  return address.replace(/(?<=\/)index\.html$/, "");
}

/** Returns the path of the file with an address, relative to the project. */
export function publicFileAt(address: string): string {
  return publicFolder + decodeURIComponent(address.replace(/\/$/, "/index.html"));
}

/**
 * Returns the URL of the file on this machine that hosts serve for a URL, or `undefined` if there is none. Hosts serve
 * the `index.html` of a folder.
 */
export function findPublicFile(
  url: string,
  base: string,
  files: readonly Pick<PublicFile, "path" | "name">[],
): string | undefined {
  const [, path = "", query = ""] = /^([^?]*)(\?.*)?$/.exec(url) ?? [];
  if (!path.startsWith(base)) return undefined;
  const address = canonicalPath(path.slice(base.length - 1));
  const found = files.find((file) => address !== "/" && canonicalPath(addressOf(file)) === address);
  return found && base + found.path.split("/").map(encodeURIComponent).join("/") + query;
}
