import { unifyText } from "../app/search/fold-text.ts";
import { paths } from "../app/shared/paths.ts";
import { tokensFile } from "../build-tools/read-tokens.ts";
import { type Content, fieldOf, languageOf, valuesAt } from "./content-path.ts";
import { describePicture } from "./describe-picture.ts";
import type { LinkTargets, ProjectNames } from "./link-targets.ts";
import { type Advice, formatValue, oneOf } from "./mistake.ts";

/** A rule for fields that refer to another part of the content. */
export type Reference = {
  /** Path patterns of the fields (content-path.ts). */
  readonly fields: readonly string[];
  readonly allowed: readonly unknown[];
  /** The name of the list that the fields refer to. */
  readonly list?: string;
  readonly accepts?: (value: unknown) => boolean;
  /** Says what to write instead of a wrong value. By default, the advice lists the allowed values. */
  readonly describe?: (value: unknown) => Advice & { readonly found?: string };
};

/** The pages that the "Browse Project" button and the header link to in every shop. */
const linkedByLayout: readonly string[] = [paths.shop, paths.login];

/** Returns the rules for all references in the content. */
export function listReferences(
  content: Content,
  { backdrops }: Pick<ProjectNames, "backdrops">,
  links: LinkTargets,
): readonly Reference[] {
  const all = (pattern: string) => valuesAt(content, pattern).map(({ value }) => value);
  const names = (pattern: string) => all(pattern).filter((value) => typeof value === "string");
  const keys = (pattern: string) => valuesAt(content, pattern).map(({ path }) => path[1]);
  const ids = names("categories.*.id");
  const genders = names("genders.*.id");
  const withBackdrop = valuesAt(content, "pictures.*.backdrop").filter(({ value }) => value);
  const unplanned = linkedByLayout.filter((path) => !links.accepts(path)).map(formatValue);
  const language = languageOf(content);
  const searched = names("products.*.name|description").map((text) =>
    unifyText(text).toLocaleLowerCase(language),
  );
  return [
    { fields: ["products.*.category"], list: "categories", allowed: ids },
    { fields: ["products.*.subcategory"], list: "subcategories", allowed: all("subcategories.*") },
    {
      fields: ["products.*.gender", "categories.*.genders.*.gender"],
      list: "genders",
      allowed: genders,
    },
    { fields: ["products.*.color"], list: "colors", allowed: keys("colors.*") },
    {
      fields: ["colors.*.family"],
      list: "colorFamilies",
      allowed: names("colorFamilies.*.name"),
    },
    {
      fields: ["pictures.*.dark"],
      list: "pictures",
      allowed: valuesAt(content, "pictures.*")
        .filter(({ value }) => !fieldOf(value, "dark") && !fieldOf(value, "remote"))
        .map(({ path }) => path[1]),
      describe: (name) => {
        const field = ["dark", "remote"].find((key) =>
          fieldOf(fieldOf(content.pictures, String(name)), key),
        );
        if (field === undefined) return describePicture(name);
        return {
          found: `${formatValue(name)}, which has a \`${field}\` field`,
          remedy: "Choose a picture without a `dark` or `remote` field of its own",
        };
      },
    },
    {
      fields: ["trending.*"],
      list: "products",
      allowed: all("products.*._id"),
      describe: (id) => ({
        found: `${formatValue(id)}, but no product has this \`_id\``,
        remedy: "Use the `_id` of an existing product",
      }),
    },
    {
      fields: [
        "products.*.image",
        "posts.*.imageUrl",
        "footer.details.images.*",
        "categoryTiles.*.image",
        "site.pictures.notFound",
        "site.searchExamples.*.image",
      ],
      list: "pictures",
      allowed: keys("pictures.*"),
      describe: (name) => describePicture(name),
    },
    {
      // These fields need a picture with a backdrop, because the picture is shown on its backdrop.
      fields: [
        "categories|heroCards.*.image",
        "categories.*.genders.*.image",
        "categories.*.sale.image",
        "site.heroImages.*.image",
        "site.pictures.nothingFound|relatedLinks",
      ],
      list: "pictures",
      allowed: withBackdrop.map(({ path }) => path[1]),
      describe: (name) =>
        keys("pictures.*").includes(String(name))
          ? {
              found: `${formatValue(name)}, a picture without a \`backdrop\` in content/pictures.ts`,
              remedy: "Add a `backdrop` there, or choose another picture",
            }
          : describePicture(name),
    },
    {
      fields: [
        "pictures|categoryTiles|heroCards.*.backdrop",
        "categories.*.genders.*.backdrop",
        "categories.*.sale.backdrop",
      ],
      allowed: backdrops,
      describe: (name) => ({
        expected: oneOf(backdrops),
        remedy: `To use ${formatValue(name)}, add \`--${String(name)}\` and \`--on-${String(name)}\` to ${tokensFile}`,
      }),
    },
    {
      fields: [
        "categoryTiles.*.path",
        "posts.*.path",
        "site.heroImages.*.path",
        "site.navigation.*.path",
        "footer.company|useful.links.*.path",
      ],
      list: "categories",
      allowed: links.addresses,
      accepts: (path) => !String(path).startsWith("/") || links.accepts(String(path)),
      describe: (path) => links.describe(String(path)),
    },
    {
      fields: ["texts.search.synonyms.*", "site.searchExamples.*.words"],
      list: "products",
      allowed: searched.flatMap((words) => words.split(/[\s.,]+/)),
      accepts: (words) =>
        searched.length === 0 ||
        searched.some((text) =>
          text.includes(unifyText(String(words)).toLocaleLowerCase(language)),
        ),
      describe: (words) => ({
        found: `${formatValue(words)}, which does not appear in any product's name or description`,
        remedy: "Choose a word or phrase from a product's name or description",
      }),
    },
    {
      fields: ["site.plannedPaths"],
      list: "site.plannedPaths",
      allowed: [],
      accepts: () => unplanned.length === 0,
      describe: () => ({
        found: `no entry for ${unplanned.join(" or ")}, although the shop links there`,
        remedy: `Add ${unplanned.join(" and ")} to the list`,
      }),
    },
  ];
}
