import { fileSchemas } from "../app/content-shape/schema.ts";
import { shopFolder } from "../build-tools/shop-folder.ts";
import { type Finding, type Location, shorten } from "./mistake.ts";

/** The exports of the files in content/ by name, not yet validated. */
export type Content = Readonly<Record<string, unknown>>;

/** The keys that lead to a value, beginning with the name of an export. */
export type Path = readonly PropertyKey[];

/** A mistake in the value at a path. */
export type MistakeAt = {
  readonly path: Path;
  /** The number of other entries with the same mistake. */
  readonly repeated?: number;
} & Finding;

type Found = { readonly path: Path; readonly value: unknown };

/** Maps each export's name to the path of the content file that contains it. */
const files = new Map(
  Object.entries(fileSchemas).flatMap(([file, { shape }]) =>
    Object.keys(shape).map((name) => [name, `${shopFolder}/${file}.ts`] as const),
  ),
);

/**
 * Returns every value that matches a pattern, with its path. `*` matches each entry of a list or
 * object; `a|b` matches the fields `a` and `b`.
 * @example valuesAt(content, "products.*.name")
 */
export function valuesAt(content: unknown, pattern: string): readonly Found[] {
  return pattern.split(".").reduce<readonly Found[]>(
    (found, key) =>
      found.flatMap(({ path, value }) => {
        if (!isObject(value)) return [];
        const keys = key === "*" ? Object.keys(value) : key.split("|");
        return keys.map((name) => ({
          path: [...path, Array.isArray(value) ? Number(name) : name],
          value: fieldOf(value, name),
        }));
      }),
    [{ path: [], value: content }],
  );
}

export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => fieldOf(value, key), content);
}

export function fieldOf(value: unknown, key: PropertyKey): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** Returns the shop's language, or `undefined` if it is invalid. */
export function languageOf({ texts }: Content): string | undefined {
  const { language } = fileSchemas.texts.shape.texts.shape;
  return language.safeParse(fieldOf(texts, "language")).data;
}

/** Returns a value's location as file, entry and field, in words that the owner knows. */
export function locationOf(content: Content, path: Path): Location {
  const [name = "", key, ...rest] = path.map(String);
  const file = files.get(name) ?? "";
  if (key === undefined) return { file, entry: name };
  const isWholeFile = ["site", "footer", "texts"].includes(name);
  const index = path.findIndex((part) => typeof part === "number");
  if (index < 0 && isWholeFile) return { file, field: [key, ...rest].join(".") };
  if (index < 0) return { file, entry: `${kindOf(name)} "${key}"`, field: rest.join(".") };
  const list = path.slice(isWholeFile ? 1 : 0, index).join(".");
  const number = Number(path[index]) + 1;
  const entry = valueAt(content, path.slice(0, index + 1));
  const inner = path.slice(index + 1).join(".");
  const field = inner.replaceAll(
    /\.(\d+)(\.?)/g,
    (_, before, more) => ` ${Number(before) + 1}${more && ", "}`,
  );
  return { file, entry: nameEntry(isWholeFile ? list : kindOf(list), entry, number, inner), field };
}

/**
 * Returns the noun for one entry of an exported list or object, such as "tile" for categoryTiles.
 */
function kindOf(name: string): string {
  const [last = name] = name.match(/[A-Z]?[a-z]+$/) ?? [];
  return last.toLowerCase().replace(/ies$/, "y").replace(/s$/, "");
}

/** Fields that identify an entry. */
const idFields = ["_id", "id"];
const nameFields = ["name", "title", "label"];

/** Describes an entry by its kind, its id or number, and its name, without the value of the given field. */
function nameEntry(kind: string, entry: unknown, position: number, field: string): string {
  const read = (keys: readonly string[]) =>
    keys
      .filter((key) => key !== field)
      .map((key) => fieldOf(entry, key))
      .find((value) => typeof value === "string" || typeof value === "number");
  const name = shorten(String(read(nameFields) ?? ""), 60);
  if (idFields.includes(field) && name !== "") return `${kind} "${name}"`;
  const id = read(idFields) ?? position;
  const shown = typeof id === "string" ? JSON.stringify(id) : id;
  return nameFields.includes(field) || name === ""
    ? `${kind} ${shown}`
    : `${kind} ${shown} (${name})`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
