import { fileSchemas } from "../app/content-shape/schema.ts";
import { checkDecimals } from "./check-decimals.ts";
import { checkPlurals } from "./check-plurals.ts";
import { checkGenders, checkTrending } from "./check-products.ts";
import { listReferences, type Reference } from "./check-references.ts";
import { checkShape } from "./check-shape.ts";
import {
  type Content,
  type MistakeAt,
  type Path,
  locationOf,
  valueAt,
  valuesAt,
} from "./content-path.ts";
import { listLinkTargets, type ProjectNames } from "./link-targets.ts";
import { oneOf, type Mistake, suggestWord, formatValue } from "./mistake.ts";

/**
 * Patterns of fields that must be unique within their list. `a|b` matches the fields `a` and `b`.
 */
const uniqueFields = [
  "products.*._id|name",
  "trending.*",
  "categories.*.id|name",
  "genders.*.id|name",
  "subcategories.*",
  "colorFamilies.*.name",
  "categoryTiles.*.name",
  "heroCards.*.id|title",
  "services.*.title",
  "posts.*.id|title",
  "site.navigation.*.label",
  "footer.company.links.*.label",
  "footer.useful.links.*.label",
  "footer.details.images.*",
  "site.heroImages.*.image",
  "site.searchExamples.*.words",
];

/**
 * Lists every mistake in the texts, numbers and references of the content, grouped by file.
 * @param unread the files that cannot be read. Mistakes in these files are omitted. If there is
 * such a file, references are not checked.
 */
export function checkContent(
  content: Content,
  projectNames: ProjectNames,
  unread: readonly string[] = [],
): readonly Mistake[] {
  const shapes = Object.values(fileSchemas).flatMap((schema) => checkShape(content, schema));
  const wrong = new Set(shapes.map(({ path }) => path.join(".")));
  // The lists that are invalid or contain an invalid id. References to these lists are not reported.
  const wrongLists = new Set([...wrong].map((path) => path.replace(/\.\d+(?:\._?id)?$/, "")));
  const references =
    unread.length > 0
      ? []
      : listReferences(content, projectNames, listLinkTargets(content, projectNames));
  const contradictions: readonly MistakeAt[] = [
    ...uniqueFields.flatMap((field) => checkUnique(content, field)),
    ...references
      .filter(({ list }) => list === undefined || !wrongLists.has(list))
      .flatMap((reference) => checkReference(content, reference)),
    ...checkPlurals(content),
    ...checkDecimals(content),
    ...checkGenders(content),
    ...checkTrending(content),
  ];
  const others = contradictions.filter(({ path }) => !wrong.has(path.join(".")));
  const mistakes = [...shapes, ...others]
    .map(({ path, repeated = 0, ...mistake }) => {
      const location = locationOf(content, path);
      const entry = `${location.entry} and ${repeated} more`;
      return { ...location, ...(repeated > 0 && { entry }), ...mistake };
    })
    .filter(({ file }) => !unread.includes(file));
  return Object.values(Object.groupBy(mistakes, ({ file }) => file)).flatMap((file) => file ?? []);
}

/**
 * Checks the fields of a reference. Reports a wrong value once, even if several entries have it.
 */
function checkReference(content: Content, reference: Reference): readonly MistakeAt[] {
  const { fields, allowed, list, describe } = reference;
  const { accepts = (value) => allowed.includes(value) } = reference;
  return fields.flatMap((field) => {
    const wrong = valuesAt(content, field).filter(
      ({ value }) => value !== undefined && !accepts(value),
    );
    const byValue = [
      ...Map.groupBy(wrong, ({ path, value }) => `${String(path.at(-1))} ${formatValue(value)}`),
    ];
    return byValue.flatMap(([, [first, ...repeated]]) =>
      first === undefined
        ? []
        : {
            path: first.path,
            repeated: repeated.length,
            found: formatValue(first.value),
            suggestion: suggestWord(first.value, allowed),
            ...(describe?.(first.value) ?? describeAllowed(first.value)),
          },
    );
  });
  function describeAllowed(value: unknown) {
    const names = `\`${list}\` in ${locationOf(content, [list ?? ""]).file}`;
    if (allowed.length === 0) {
      const remedy = `To use ${formatValue(value)}, add it to that list`;
      return { found: `${formatValue(value)}, but ${names} is empty`, remedy };
    }
    const remedy = `To use ${formatValue(value)}, add it to the shop's ${names}`;
    const only = new Set(allowed).size === 1 ? `, the only entry in \`${list}\`` : "";
    return { expected: oneOf(allowed) + only, remedy };
  }
}

function checkUnique(content: Content, field: string): readonly MistakeAt[] {
  const first = new Map<string, Path>();
  return valuesAt(content, field).flatMap(({ path, value }) => {
    const last = path.at(-1);
    const key = `${typeof last === "number" ? "" : String(last)} ${formatValue(value).toLowerCase()}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, path);
    if (value === undefined || before === undefined) return [];
    const other = locationOf(content, before).entry ?? "";
    const earlier = formatValue(valueAt(content, before));
    const isSame = earlier === formatValue(value);
    const isInList = typeof last === "number";
    const name = `\`${String(last)}\``;
    const has = isSame ? `already has the same ${name}` : `already has the ${name} ${earlier}`;
    const found = `${formatValue(value)}, but ${other} ${isInList ? `is already ${earlier}` : has}`;
    const purpose = isSame ? "" : " so that they differ by more than capitalization";
    const verb = isInList ? "Change or remove" : "Change";
    return [{ path, found, remedy: `${verb} one of the two${purpose}` }];
  });
}
