import { join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { fileSchemas } from "../../app/content-shape/schema.ts";
import { routesOf } from "../../app/routes.ts";
import { paths } from "../../app/shared/paths.ts";
import { drawText } from "../fonts/draw-text.ts";
import { readShopFont } from "../fonts/shop-font.ts";
import { listPublicFiles } from "../list-public-files.ts";
import { readContent } from "../read-content.ts";
import { listPageNames, pagesFolder } from "../read-pages.ts";
import { listSchemes, readColor, readTokens, tokensFile } from "../read-tokens.ts";
import { shopFolder } from "../shop-folder.ts";
import { readPublication } from "./publication.ts";
import { readDirection, readFormats } from "./read-formats.ts";

const moduleId = "virtual:shop";

const siteFile = `${shopFolder}/site.ts`;
const textsFile = `${shopFolder}/texts.ts`;
const readFiles: ReadonlySet<string> = new Set([tokensFile, siteFile, textsFile]);

/**
 * Provides `virtual:shop` (app/virtual-modules.d.ts). In development, restarts Vite only if a constant in this module
 * changes, because a restart interrupts the open page.
 */
export function shopPlugin(root: string): Plugin {
  let constants: object | undefined;
  const read = async () => (constants ??= await readConstants(root));
  return {
    name: "shop",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const lines = Object.entries(await read()).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join("\n");
    },
    configResolved({ configFileDependencies: files }) {
      const content = normalizePath(join(root, shopFolder, "/"));
      files.splice(0, files.length, ...files.filter((file) => !file.startsWith(content)));
    },
    async configureServer(server) {
      const before = JSON.stringify(await read());
      server.watcher.on("all", async (_event, path) => {
        const file = normalizePath(relative(root, path));
        if (!readFiles.has(file) && !file.startsWith(`${pagesFolder}/`)) return;
        // Ignores invalid files, because the content check reports them.
        const current = await readConstants(root).catch(() => undefined);
        if (current !== undefined && JSON.stringify(current) !== before) await server.restart();
      });
    },
  };
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Returns the file name of the tab's icon, which is the owner's favicon in content/public/ or a drawn icon. */
function findTabIcon(root: string): string {
  const files = listPublicFiles(root);
  const own = ["favicon.svg", "favicon.png", "favicon.ico"];
  // The drawn icon is a small PNG instead of an SVG, because Chromium reads the icon again whenever the address
  // changes.
  return own.find((file) => files.includes(`/${file}`)) ?? "icon-48.png";
}

async function readConstants(root: string) {
  const { site } = await readContent(root, siteFile, fileSchemas.site);
  const { texts } = await readContent(root, textsFile, fileSchemas.texts);
  const tokens = readTokens(root);
  const { width, ink } = await drawText(root, readShopFont(root, tokens), site.name, 100);
  // Ignores the lower edge of round letters, which reach slightly below the baseline.
  const below = ink.bottom > 5 ? ink.bottom : 0;
  const { address: siteAddress, repository } = readPublication(site);
  return {
    ...readFormats(texts),
    textDirection: readDirection(texts),
    siteAddress,
    repository,
    pagePatterns: [
      ...routesOf(site).map(({ path }) => path),
      ...listPageNames(root).map(paths.page),
    ],
    nameShape: {
      width: tenths(width),
      below: tenths(below),
      viewBox: [ink.left, -ink.top, ink.right - ink.left, ink.top + below].map(tenths).join(" "),
    },
    tabIcon: findTabIcon(root),
    schemes: listSchemes(tokens).join(" "),
    pageBackground: {
      light: readColor(tokens, "bg", "light"),
      dark: readColor(tokens, "bg", "dark"),
    },
  };
}
