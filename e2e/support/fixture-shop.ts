import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, parse } from "node:path";
import { fileSchemas } from "../../app/content-shape/schema.ts";
import { publicFolder } from "../../build-tools/list-public-files.ts";
import { pagesFolder } from "../../build-tools/read-pages.ts";
import { tokensFile } from "../../build-tools/read-tokens.ts";
import * as categories from "../shops/fixture/categories.ts";
import * as categoryTiles from "../shops/fixture/category-tiles.ts";
import * as colors from "../shops/fixture/colors.ts";
import * as footer from "../shops/fixture/footer.ts";
import * as heroCards from "../shops/fixture/hero-cards.ts";
import * as pictures from "../shops/fixture/pictures.ts";
import * as posts from "../shops/fixture/posts.ts";
import * as products from "../shops/fixture/products.ts";
import * as services from "../shops/fixture/services.ts";
import * as site from "../shops/fixture/site.ts";
import * as texts from "../shops/fixture/texts.ts";
import { root } from "./builds.ts";
import { copyProject, replaceIn } from "./copied-project.ts";
import { drawOriginals } from "./draw-originals.ts";
import { ownPictures, ownTexts } from "./owner-additions.ts";

/** The content fixture, by its exports. */
const fixture = {
  ...categories,
  ...categoryTiles,
  ...colors,
  ...footer,
  ...heroCards,
  ...pictures,
  ...posts,
  ...products,
  ...services,
  ...site,
  ...texts,
};

/** The fixture's font and colors: its content names these backdrops, whatever the owner's are. */
const theme = {
  font: '"Instrument Sans", "Hemline Fallback", system-ui, sans-serif',
  bg: "light-dark(#f6f8f4, #0d1512)",
  surface: "light-dark(#e9eee6, #16211d)",
  ink: "light-dark(#0f2a24, #eef5ee)",
  muted: "light-dark(#35534a, #b3c8bd)",
  rule: "var(--ink)",
  "reduced-price": "light-dark(#7d2c12, #f0b48a)",
  camel: "light-dark(#e8b54d, #d9a53c)",
  "on-camel": "#241a05",
  cognac: "light-dark(#6b2f16, #5e2912)",
  "on-cognac": "#fbeee2",
  forest: "light-dark(#114b3c, #0f4537)",
  "on-forest": "#e4f3ec",
  indigo: "light-dark(#1d2f63, #1a2a58)",
  "on-indigo": "#d5e2fb",
  sky: "light-dark(#c6dbee, #a9c2d8)",
  "on-sky": "#0f2438",
  clay: "light-dark(#e3b49a, #c79678)",
  "on-clay": "#2a120a",
};

/** The pages of section 2. */
const pages = ["/", "/search", "/categories/:name/:gender?"];

/**
 * Puts a copy of the project with the fixture's content into a folder.
 * @param changes what the shop has in place of the fixture's content, by its exports
 * @param tokens design tokens in place of the fixture's
 */
export async function prepareShop(
  folder: string,
  changes: Partial<typeof fixture> = {},
  tokens: Readonly<Record<string, string>> = {},
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  copyProject(root, folder);
  const content = { ...fixture, ...changes };
  writeContent(folder, {
    ...content,
    texts: { ...content.texts, own: ownTexts },
    pictures: { ...content.pictures, ...ownPictures },
  });
  const originals = join(folder, "content/images");
  for (const file of readdirSync(originals)) {
    if (!(parse(file).name in ownPictures)) rmSync(join(originals, file));
  }
  await drawOriginals(originals);
  for (const owners of [publicFolder, pagesFolder]) {
    rmSync(join(folder, owners), { recursive: true, force: true });
  }
  cpSync(join(root, "e2e/shops/fixture/pages"), join(folder, pagesFolder), { recursive: true });
  mkdirSync(join(folder, publicFolder));
  writeFileSync(join(folder, publicFolder, "guide.txt"), "Measure your foot in the evening.");
  leaveOutOtherPages(folder);
  replaceIn(join(folder, tokensFile), /color-scheme:[^;]*;/, "color-scheme: light dark;");
  changeTokens(folder, { ...theme, ...tokens });
}

function writeContent(folder: string, content: Readonly<Record<string, unknown>>): void {
  for (const [file, { shape }] of Object.entries(fileSchemas)) {
    const names = Object.keys(shape).filter((name) => name in content);
    const code = names.map(
      (name) => `export const ${name} = ${JSON.stringify(content[name], undefined, 2)};\n`,
    );
    // What only the owner's shop has stays the owner's.
    if (names.length > 0) writeFileSync(join(folder, `content/${file}.ts`), code.join(""));
  }
}

/** A page that the owner adds, such as /shop, changes no test. */
function leaveOutOtherPages(folder: string): void {
  const file = join(folder, "app/routes.ts");
  replaceIn(file, "export const routes", "const allRoutes");
  const condition = `({ path }) => ${JSON.stringify(pages)}.includes(path)`;
  appendFileSync(file, `export const routes = allRoutes.filter(${condition});\n`);
}

/** Gives tokens of a shop other values, or adds them. */
function changeTokens(folder: string, values: Readonly<Record<string, string>>): void {
  const file = join(folder, tokensFile);
  const changed = Object.entries(values).reduce(
    (text, [name, value]) => {
      // The first is the one without conditions.
      const own = new RegExp(`--${name}:[^;]*;|(?<=:root \\{)(?![^}]*--${name}:)`);
      return text.replace(own, `--${name}: ${value};`);
    },
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, changed);
}
