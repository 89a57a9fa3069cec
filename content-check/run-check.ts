import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileSchemas } from "../app/content-shape/schema.ts";
import { readShopFont } from "../build-tools/fonts/shop-font.ts";
import { findPublicFiles, listPublicFiles } from "../build-tools/list-public-files.ts";
import { listPageFiles, productsFolder, readPages } from "../build-tools/read-pages.ts";
import { listBackdrops, listTokens, readTheme } from "../build-tools/read-tokens.ts";
import { readPublication } from "../build-tools/shop/publication.ts";
import { checkContent } from "./check-content.ts";
import { checkEnvFile } from "./check-env-file.ts";
import { checkFolder } from "./check-folder.ts";
import { checkPages } from "./check-pages.ts";
import { checkPictures, listUnusedOriginals, listWithoutBackdrop } from "./check-pictures.ts";
import { checkPlaces } from "./check-places.ts";
import { checkProductTexts } from "./check-product-texts.ts";
import { checkPublicFiles, checkSymbolicLinks } from "./check-public-files.ts";
import { checkSite, listMissingBasePath, listMissingRepository } from "./check-site.ts";
import { checkTokens } from "./check-tokens.ts";
import { fieldOf, languageOf, valuesAt } from "./content-path.ts";
import { listLinkTargets } from "./link-targets.ts";
import { listBrightBackdrops } from "./list-bright-backdrops.ts";
import { listFaintPictures } from "./list-faint-pictures.ts";
import { listEnglishTexts, listHiddenPictures, listTemplateParts } from "./list-leftovers.ts";
import { listHtml, listPlaceholders, listUnseen } from "./list-placeholders.ts";
import { listRepeatedHeadings } from "./list-repeated-headings.ts";
import { listUnknownAttributes } from "./list-unknown-attributes.ts";
import { listUnreachablePictures } from "./list-unreachable-pictures.ts";
import { loadContent } from "./load-content.ts";
import { describeMistake } from "./mistake.ts";
import { readMarkdown } from "./read-markdown.ts";

const root = join(import.meta.dirname, "..");

try {
  checkFolder(root);
  checkPlaces(root);
  const { content, mistakes: unreadable } = await loadContent(root);
  const unread = unreadable.map(({ file }) => file);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const css = readTheme(root);
  const tokens = listTokens(css);
  const styleSheets = new Map(
    globSync("app/**/*.css", { cwd: root }).map((file) => [file.replaceAll(sep, "/"), read(file)]),
  );
  const language = languageOf(content) ?? "en";
  const names = {
    backdrops: listBackdrops(tokens),
    files: listPublicFiles(root),
    pages: Object.fromEntries(
      readPages(root).map(({ name, text }) => [name, readMarkdown(text, 1, language).ids]),
    ),
  };
  const links = listLinkTargets(content, names);
  const formService = fieldOf(content.site, "formService");
  const pictureNames = valuesAt(content, "pictures.*").map(({ path }) => String(path[1]));
  const targets = { links, pictures: pictureNames, formService, language };
  const mistakes = [
    ...unreadable,
    ...checkEnvFile(root),
    ...checkPublicFiles(names.files),
    ...checkSymbolicLinks(findPublicFiles(root)),
    ...checkTokens(css, styleSheets),
    ...checkContent(content, names, unread),
    // Links and pictures on pages can be checked only against the complete content.
    ...(unread.length > 0
      ? []
      : [
          ...checkPages(root, targets, names.files),
          ...checkProductTexts(
            root,
            targets,
            valuesAt(content, "products.*._id").map(({ value }) => value),
          ),
        ]),
    ...(await checkPictures(root, content.pictures)),
    ...(await checkSite(content.site, readShopFont(root, tokens), process.env.BASE_PATH)),
  ];
  for (const mistake of mistakes) console.error(describeMistake(mistake));
  const warnings = [
    ...listPlaceholders(content),
    ...listHtml(content),
    ...listUnseen(content),
    ...listUnknownAttributes(content),
    ...listMissingBasePath(content.site, process.env.BASE_PATH),
    // The development server runs the check after each edit, without requests to other sites (`--offline`).
    ...(process.argv.includes("--offline") ? [] : await listUnreachablePictures(content)),
  ];
  for (const line of warnings) console.log(`Warning: ${line}`);
  // This is only a note, because an owner may add originals before adding their entries.
  for (const file of content.pictures ? listUnusedOriginals(root, pictureNames) : []) {
    console.log(
      `Note: content/images/${file}: found no entry for this file in content/pictures.ts, so no page can show it. Add an entry, or remove the file.`,
    );
  }
  if (
    fieldOf(content.site, "productPages") !== true &&
    listPageFiles(root, productsFolder).length > 0
  ) {
    console.log(
      `Note: ${productsFolder}: found text in this folder that visitors will not see, because \`productPages\` in content/site.ts is not \`true\`. Set \`productPages\` to \`true\`, or delete the folder.`,
    );
  }
  if (mistakes.length > 0) process.exitCode = 1;
  else {
    const leftovers = [
      ...listTemplateParts(root, content),
      ...listEnglishTexts(content),
      ...listHiddenPictures(root, content.pictures),
    ];
    for (const line of leftovers) console.log(`Note: ${line}`);
    for (const name of await listWithoutBackdrop(root, content)) {
      console.log(
        `Note: content/pictures.ts, picture "${name}": found no \`backdrop\`, so product cards show the picture on a neutral background. To choose the color, add a \`backdrop\`.`,
      );
    }
    const { site } = fileSchemas.site.parse(content);
    const notes = [
      ...listMissingRepository(content, readPublication(site)),
      ...listRepeatedHeadings(content, listBackdrops(tokens)),
      ...listBrightBackdrops(tokens),
      ...(await listFaintPictures(root, content, tokens)),
    ];
    for (const line of notes) console.log(`Note: ${line}`);
    const count = (name: string) => `${valuesAt(content, `${name}.*`).length} ${name}`;
    console.log(`The content is valid: ${count("products")}, ${count("pictures")}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
