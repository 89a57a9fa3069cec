import { relative } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { facetNames } from "../../app/listing/facets.ts";
import { site } from "../../content/site.ts";
import { texts } from "../../content/texts.ts";
import { drawText } from "../reading/draw-text.ts";
import { readPublication } from "../reading/publication.ts";
import {
  readDayFormat,
  readDecimalSign,
  readDigits,
  readDirection,
  readMoneyFormat,
  readPlurals,
} from "../reading/read-formats.ts";
import { readTheme } from "../reading/read-theme.ts";
import { tokensFile } from "../reading/read-tokens.ts";
import { readShopFont } from "../reading/shop-font.ts";

/**
 * Provides the constants of app/shared/build-constants.d.ts and app/shared/formats.ts. In development,
 * Vite restarts when a module imported here changes; for the tokens, which are read, this does.
 */
export function constantsPlugin(root: string): Plugin {
  let define: object = {};
  return {
    name: "constants",
    async config() {
      define = await readConstants(root);
      return { define };
    },
    configureServer(server) {
      server.watcher.on("all", async (_event, path) => {
        if (normalizePath(relative(root, path)) !== tokensFile) return;
        // The check reports tokens that cannot be read.
        const read = await readConstants(root).catch(() => define);
        if (JSON.stringify(read) !== JSON.stringify(define)) await server.restart();
      });
    },
  };
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

async function readConstants(root: string) {
  const { width, ink } = await drawText(readShopFont(root), site.name, 100);
  // Round letters reach a little below the line on which all stand.
  const below = ink.bottom > 5 ? ink.bottom : 0;
  const { light, dark } = readTheme(root);
  const { address, repository } = readPublication(site);
  return {
    SITE_ADDRESS: String(JSON.stringify(address)),
    REPOSITORY: JSON.stringify(repository),
    DAY_FORMAT: readDayFormat(texts.locale),
    DECIMAL_SIGN: JSON.stringify(readDecimalSign(texts.locale)),
    DIGITS: JSON.stringify(readDigits(texts.locale)),
    PLURAL_RULE: readPlurals(texts.language),
    TEXT_DIRECTION: JSON.stringify(readDirection(texts)),
    MONEY_FORMAT: readMoneyFormat(texts.locale, texts.currency),
    LIST_PARAMETERS: [...facetNames, "sort"],
    NAME_SHAPE: {
      width: tenths(width),
      viewBox: [ink.left, -ink.top, ink.right - ink.left, ink.top + below].map(tenths).join(" "),
    },
    PAGE_BACKGROUND: { light: light.background, dark: dark.background },
  };
}
