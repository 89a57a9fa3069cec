import type { z } from "zod";
import { checkShape } from "./check-shape.ts";
import { type Problem, write } from "./problem.ts";

/** Each entry of a list by its schema; the given fields may not repeat. */
export function checkList(
  file: string,
  kind: string,
  entries: readonly unknown[],
  schema: z.ZodType,
  ...unique: readonly string[]
): readonly Problem[] {
  const isRepeated = noteRepetitions();
  return entries.flatMap((value, index) => {
    const entry = entryName(kind, value, index);
    const repeated = unique
      .filter((field) => isRepeated(field, fieldOf(value, field)))
      .map((field) => repetition({ file, entry, field }, fieldOf(value, field)));
    return [...checkShape(schema, value, { file, entry }), ...repeated];
  });
}

/** Each word of a list by its schema; none may repeat. */
export function checkWords(
  file: string,
  list: string,
  words: readonly unknown[],
  schema: z.ZodType,
): readonly Problem[] {
  const isRepeated = noteRepetitions();
  return words.flatMap((word, index) => {
    const place = { file, entry: `${list}, ${index + 1}` };
    const repeated = isRepeated(list, word) ? [repetition({ ...place, field: "" }, word)] : [];
    return [...checkShape(schema, word, place), ...repeated];
  });
}

/** Each entry of a table by its schema. */
export function checkTable(
  file: string,
  kind: string,
  table: Readonly<Record<string, unknown>>,
  schema: z.ZodType,
): readonly Problem[] {
  return Object.entries(table).flatMap(([name, value]) => {
    const place = { file, entry: `${kind} "${name}"` };
    const unnamed = { ...place, field: "", found: "an empty name", allowed: "at least one letter" };
    return [...(name.trim() === "" ? [unnamed] : []), ...checkShape(schema, value, place)];
  });
}

/** An entry by its kind, its number and its name, as far as it has them. */
export function entryName(kind: string, value: unknown, index: number): string {
  const id = fieldOf(value, "_id") ?? fieldOf(value, "id") ?? index + 1;
  const name = fieldOf(value, "name") ?? fieldOf(value, "title") ?? fieldOf(value, "label");
  return typeof name === "string" && name !== "" ? `${kind} ${id} (${name})` : `${kind} ${id}`;
}

export function textOf(value: unknown, field: string): string {
  return String(fieldOf(value, field) ?? "");
}

export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
}

function noteRepetitions(): (field: string, value: unknown) => boolean {
  const seen = new Set<string>();
  return (field, value) => {
    const key = `${field} ${write(value).toLowerCase()}`;
    const repeated = value !== undefined && seen.has(key);
    seen.add(key);
    return repeated;
  };
}

function repetition(place: Pick<Problem, "file" | "entry" | "field">, value: unknown): Problem {
  return { ...place, found: write(value), allowed: "a value that no entry before it has" };
}
