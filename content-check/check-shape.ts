import { z } from "zod";
import { type Content, type MistakeAt, valueAt } from "./content-path.ts";
import { oneOf, suggestWord, formatValue } from "./mistake.ts";

/** Lists every difference between a file's exports and their schema. */
export function checkShape(content: Content, schema: z.ZodObject): readonly MistakeAt[] {
  const fields = new Map<string, readonly string[]>();
  const { error } = schema.safeParse(content, {
    error: (issue) => {
      if (issue.inst instanceof z.ZodObject)
        fields.set(String(issue.path), Object.keys(issue.inst.shape));
      return expectation(issue);
    },
  });
  return (error?.issues ?? []).flatMap((issue): MistakeAt | MistakeAt[] => {
    const { path, message: expected } = issue;
    const value = valueAt(content, path);
    if (issue.code === "unrecognized_keys") {
      const known = fields.get(String(path)) ?? [];
      return issue.keys.map((key) => ({
        path: [...path, key],
        found: "an unknown field",
        remedy: "Remove this field, or use one from app/content-shape/schema.ts",
        suggestion: suggestWord(key, known),
      }));
    }
    if (issue.code === "invalid_key") {
      const key = String(path.at(-1));
      return key.trim() === ""
        ? { path, found: "a blank name", remedy: "Give the entry a name" }
        : { path, found: formatValue(key), expected };
    }
    const isCount = Array.isArray(value) && issue.code.startsWith("too_");
    const shown = Array.isArray(value) ? `a list (${formatValue(value)})` : formatValue(value);
    const found = isCount
      ? `${value.length || "no"} ${value.length === 1 ? "entry" : "entries"}`
      : shown;
    const words = issue.code === "invalid_value" ? issue.values : [];
    return { path, found, expected, suggestion: suggestWord(value, words) };
  });
}

/** Describes the expected value for an issue. Returns `undefined` if the schema provides the message. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    if (issue.expected === "array") return "a list in square brackets, as in `[ … ]`";
    if (!(issue.inst instanceof z.ZodObject))
      return "entries in braces, as in `{ one: …, two: … }`";
    const first = Object.keys(issue.inst.shape).slice(0, 2);
    return `fields in braces, as in \`{ ${first.map((field) => `${field}: …`).join(", ")} }\``;
  }
  if (issue.code === "invalid_value") return oneOf(issue.values ?? []);
  return issue.code === "invalid_key" ? issue.issues?.[0]?.message : undefined;
}
