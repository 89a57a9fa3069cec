import { z } from "zod";
import { fileSchemas } from "../content/schema.ts";
import { checkPlurals } from "./check-plurals.ts";
import { type Content, fieldOf, type Path, placeOf, valueAt, valuesAt } from "./content-path.ts";
import { oneOf, type Problem, suggestWord, write } from "./problem.ts";
import { listReferences, type Reference, type Surroundings } from "./references.ts";

type Mistake = { readonly path: Path; readonly repeated?: number } & Pick<
  Problem,
  "found" | "expected" | "suggestion"
>;

/** Fields in which no two entries may have the same value; `a|b` are two such fields. */
const uniqueFields = [
  "products.*._id|name",
  "trending.*",
  "categories.*.id|name",
  "genders.*.id|name",
  "subcategories.*",
  "categoryTiles.*.name",
  "heroCards.*.id|title",
  "services.*.title",
  "posts.*.id|title",
  "site.navigation.*.label",
  "site.footer.company.links.*.label",
  "site.footer.useful.links.*.label",
  "site.footer.details.images.*",
];

/**
 * Every mistake in the content's texts and numbers, file by file.
 *
 * @param unread the files that could not be read: they are not checked, nor is any reference until all
 *   can be read
 */
export function checkContent(
  content: Content,
  surroundings: Surroundings,
  unread: readonly string[] = [],
): readonly Problem[] {
  const shapes = Object.values(fileSchemas).flatMap((schema) => checkShape(content, schema));
  const wrong = new Set(shapes.map(({ path }) => path.join(".")));
  const references = unread.length > 0 ? [] : listReferences(content, surroundings);
  const mistakes: readonly Mistake[] = [
    // What refers to a list that is wrong itself is wrong because of it.
    ...references
      .filter(({ list }) => list === undefined || !wrong.has(list))
      .flatMap((reference) => checkReference(content, reference)),
    ...uniqueFields.flatMap((field) => checkUnique(content, field)),
    ...checkPlurals(content),
    ...checkGenders(content),
  ];
  const others = mistakes.filter(({ path }) => !wrong.has(path.join(".")));
  const problems = [...shapes, ...others]
    .map(({ path, repeated = 0, ...mistake }) => {
      const place = placeOf(content, path);
      const entry = `${place.entry} and ${repeated} more`;
      return { ...place, ...(repeated > 0 && { entry }), ...mistake };
    })
    .filter(({ file }) => !unread.includes(file));
  return Object.values(Object.groupBy(problems, ({ file }) => file)).flatMap((file) => file ?? []);
}

/** Every difference between a file's exports and their schema. */
function checkShape(content: Content, schema: z.ZodObject): readonly Mistake[] {
  const fields = new Map<string, readonly string[]>();
  const { error } = schema.safeParse(content, {
    error: (issue) => {
      if (issue.inst instanceof z.ZodObject)
        fields.set(String(issue.path), Object.keys(issue.inst.shape));
      return expectation(issue);
    },
  });
  return (error?.issues ?? []).flatMap((issue): Mistake | Mistake[] => {
    const { path, message: expected } = issue;
    const value = valueAt(content, path);
    if (issue.code === "unrecognized_keys") {
      const known = fields.get(String(path)) ?? [];
      return issue.keys.map((key) => ({
        path: [...path, key],
        found: "an unknown field",
        expected,
        suggestion: suggestWord(key, known),
      }));
    }
    if (issue.code === "invalid_key") return { path, found: "an empty name", expected };
    const isCount = Array.isArray(value) && issue.code.startsWith("too_");
    const found = isCount
      ? `${value.length} ${value.length === 1 ? "entry" : "entries"}`
      : write(value);
    const words = issue.code === "invalid_value" ? issue.values : [];
    return { path, found, expected, suggestion: suggestWord(value, words) };
  });
}

/** What was expected where the schema itself does not say it. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return issue.expected === "array" ? "a list" : "an object";
  if (issue.code === "invalid_value") return oneOf(issue.values ?? []);
  if (issue.code === "unrecognized_keys") return "only the fields of content/schema.ts";
  return issue.code === "invalid_key" ? "at least one letter" : undefined;
}

/** One value that several entries of a list have is one mistake. */
function checkReference(content: Content, reference: Reference): readonly Mistake[] {
  const { fields, allowed, accepts = (value) => allowed.includes(value), expected } = reference;
  return fields.flatMap((field) => {
    const wrong = valuesAt(content, field).filter(
      ({ value }) => value !== undefined && !accepts(value),
    );
    const byValue = [
      ...Map.groupBy(wrong, ({ path, value }) => `${String(path.at(-1))} ${write(value)}`),
    ];
    return byValue.flatMap(([, [first, ...repeated]]) =>
      first === undefined
        ? []
        : {
            path: first.path,
            repeated: repeated.length,
            found: write(first.value),
            expected: expected?.(first.value) ?? oneOf(allowed),
            suggestion: suggestWord(first.value, allowed),
          },
    );
  });
}

/** A product without a gender, in a category whose others have one: it would be on none of their pages. */
function checkGenders(content: Content): readonly Mistake[] {
  const products = valuesAt(content, "products.*").map(({ path, value }) => ({
    path: [...path, "gender"],
    category: fieldOf(value, "category"),
    gender: fieldOf(value, "gender"),
  }));
  const withGenders = products.filter(({ gender }) => gender !== undefined);
  const categories = new Set(withGenders.map(({ category }) => category));
  return products
    .filter(({ category, gender }) => gender === undefined && categories.has(category))
    .map(({ path }) => ({
      path,
      found: "nothing",
      expected: "a gender, as other products of its category have one",
    }));
}

function checkUnique(content: Content, field: string): readonly Mistake[] {
  const first = new Map<string, Path>();
  return valuesAt(content, field).flatMap(({ path, value }) => {
    const last = path.at(-1);
    const key = `${typeof last === "number" ? "" : String(last)} ${write(value).toLowerCase()}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, path);
    if (value === undefined || before === undefined) return [];
    const { entry, field: position } = placeOf(content, before);
    const other = typeof last === "number" ? `number ${position}` : entry;
    return [{ path, found: write(value), expected: `a value of its own: ${other} has it already` }];
  });
}
