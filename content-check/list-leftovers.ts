import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { socialCard } from "../app/picture/picture-files.ts";
import { findOriginal, picturesFile } from "../build-tools/pictures/list-pictures.ts";
import { shopFolder } from "../build-tools/shop-folder.ts";
import { type Content, fieldOf, locationOf, type Path, valueAt, valuesAt } from "./content-path.ts";
import { describeLocation } from "./mistake.ts";
import { template } from "./template.ts";

/** Returns a line for each part of the template that a renamed shop still contains. */
export function listTemplateParts(root: string, content: Content): readonly string[] {
  if (fieldOf(content.site, "name") === template.name) return [];
  const own = [
    ...valuesAt(content, "site.description").filter(({ value }) => value === template.description),
    ...valuesAt(content, "posts.*.title").filter(({ value }) =>
      template.posts.some((title) => title === value),
    ),
  ].map(({ path }) => describeLocation(locationOf(content, path)));
  const card = findOriginal(root, socialCard.original);
  const isCard =
    card !== undefined && hash("sha256", readFileSync(card)) === template.socialCard
      ? [relative(root, card).replaceAll(sep, "/")]
      : [];
  return [...own, ...isCard].map(
    (place) => `${place}: found content from the template. Replace it with your own.`,
  );
}

/** The maximum number of untranslated strings to list. */
const named = 3;

/** If the shop is in another language, returns one line that lists the text still in English. */
export function listEnglishTexts({ texts }: Content): readonly string[] {
  const language = fieldOf(texts, "language");
  if (typeof language !== "string" || /^en\b/i.test(language)) return [];
  const english = textPaths(texts)
    .filter((path) => template.texts.some((text) => text === valueAt(texts, path)))
    .map((path) => path.join("."));
  if (english.length === 0) return [];
  const others = english.length > named ? `, and ${english.length - named} more` : "";
  const list = english.slice(0, named).join(", ") + others;
  return [
    `${shopFolder}/texts.ts: found English text in ${list}, but \`language\` is "${language}". Translate the text in these fields.`,
  ];
}

function textPaths(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === "string") return [path];
  return valuesAt(value, "*").flatMap((inner) => textPaths(inner.value, [...path, ...inner.path]));
}

/** Returns a line for each picture in content/pictures.ts that neither other content nor a component uses. */
export function listHiddenPictures(root: string, pictures: unknown): readonly string[] {
  const patterns = [`${shopFolder}/**/*.{ts,md}`, "app/**/*.tsx"];
  const sources = globSync(patterns, { cwd: root })
    .filter((file) => file.replaceAll(sep, "/") !== picturesFile)
    .map((file) => readFileSync(join(root, file), "utf8"));
  const dark = valuesAt(pictures, "*.dark").map(({ value }) => String(value));
  const words = new Set(
    [...sources, ...dark].flatMap((source) => source.match(/[\p{L}\p{N}_-]+/gu) ?? []),
  );
  return valuesAt(pictures, "*")
    .map(({ path }) => String(path[0]))
    .filter((name) => (name.match(/[\p{L}\p{N}_-]+/gu) ?? []).some((word) => !words.has(word)))
    .map(
      (name) =>
        `${picturesFile}, picture "${name}": found a picture that is not used on any page. Use it, or remove both this entry and its image file.`,
    );
}
