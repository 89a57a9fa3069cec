import { join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { facetNames } from "../../app/listing/facets.ts";
import { fileSchemas } from "../../content/schema.ts";
import { drawText } from "../reading/draw-text.ts";
import { readPublication } from "../reading/publication.ts";
import { readContent } from "../reading/read-content.ts";
import { readDirection, readFormats } from "../reading/read-formats.ts";
import { readColor, readTokens, tokensFile } from "../reading/read-tokens.ts";
import { readShopFont } from "../reading/shop-font.ts";

const siteFile = "content/site.ts";
const textsFile = "content/texts.ts";
const readFiles: ReadonlySet<string> = new Set([tokensFile, siteFile, textsFile]);

/**
 * Provides the constants of app/shared/build-constants.d.ts and app/shared/formats.ts. In development,
 * restarts Vite when one changes, which a change of the content alone does not: the page would be lost.
 */
export function constantsPlugin(root: string): Plugin {
  let define: object = {};
  return {
    name: "constants",
    async config() {
      define = await readConstants(root);
      return { define };
    },
    configResolved({ configFileDependencies: files }) {
      const content = normalizePath(join(root, "content/"));
      files.splice(0, files.length, ...files.filter((file) => !file.startsWith(content)));
    },
    configureServer(server) {
      server.watcher.on("all", async (_event, path) => {
        if (!readFiles.has(normalizePath(relative(root, path)))) return;
        // The check reports a file that cannot be read.
        const current = await readConstants(root).catch(() => define);
        if (JSON.stringify(current) !== JSON.stringify(define)) await server.restart();
      });
    },
  };
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

async function readConstants(root: string) {
  const { site } = await readContent(root, siteFile, fileSchemas.site);
  const { texts } = await readContent(root, textsFile, fileSchemas.texts);
  const tokens = readTokens(root);
  const { width, ink } = await drawText(readShopFont(root, tokens), site.name, 100);
  // Round letters reach a little below the line on which all stand.
  const below = ink.bottom > 5 ? ink.bottom : 0;
  const { address, repository } = readPublication(site);
  return {
    SITE_ADDRESS: address === undefined ? "undefined" : JSON.stringify(address),
    REPOSITORY: JSON.stringify(repository),
    ...readFormats(texts),
    TEXT_DIRECTION: JSON.stringify(readDirection(texts)),
    LIST_PARAMETERS: [...facetNames, "sort", "q"],
    NAME_SHAPE: {
      width: tenths(width),
      viewBox: [ink.left, -ink.top, ink.right - ink.left, ink.top + below].map(tenths).join(" "),
    },
    PAGE_BACKGROUND: {
      light: readColor(tokens, "bg", "light"),
      dark: readColor(tokens, "bg", "dark"),
    },
  };
}
