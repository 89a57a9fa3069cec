import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { categories } from "#content/categories.ts";
import { site } from "#content/site.ts";
import { texts } from "#content/texts.ts";
import { paths } from "../../app/shared/paths.ts";
import type { Shop } from "../read-shop.ts";
import { readColor } from "../read-tokens.ts";
import { readPublication } from "../shop/publication.ts";
import { readDirection } from "../shop/read-formats.ts";
import { drawIcons, icons } from "./draw-icons.ts";
import { drawSocialCards } from "./draw-social-card.ts";
import { writeSearchEngineFiles } from "./write-search-engine-files.ts";

/** Writes the manifest, the icons, the social cards, the sitemap and robots.txt. */
export async function writeSiteFiles(
  shop: Shop,
  pages: readonly string[],
  client: string,
  base: string,
): Promise<void> {
  const { address } = readPublication(site);
  await drawIcons(shop, client);
  await drawSocialCards(shop, client);
  const color = readColor(shop.tokens, "bg");
  await writeFile(join(client, "manifest.webmanifest"), manifest(base, color));
  await writeSearchEngineFiles(pages, client, address);
  if (address === undefined) {
    console.log(
      "Note: found neither `address` in content/site.ts nor `SITE_ADDRESS` in .env. Set either one to the URL of your shop. Until then, canonical links, og:url, og:image, and the sitemap are left out.",
    );
  }
}

function manifest(base: string, color: string) {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: texts.language,
    dir: readDirection(texts),
    start_url: base,
    scope: base,
    id: base,
    display: "standalone",
    background_color: color,
    theme_color: color,
    // The links in the context menu of the installed app's icon.
    shortcuts: [
      ...categories.map(({ id, name }) => ({ name, url: base + paths.category(id).slice(1) })),
      { name: texts.search.title, url: base + paths.search.slice(1) },
    ],
    icons: icons.map(({ file, size, purpose }) => ({
      src: `${base}${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });
}
