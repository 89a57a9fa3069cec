import { z } from "zod";
import { guessMeant, oneOf, type Problem, write } from "./problem.ts";

type Place = Pick<Problem, "file" | "entry">;

/** Every way in which a value differs from its schema. */
export function checkShape(schema: z.ZodType, value: unknown, place: Place): readonly Problem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => describeIssue(schema, issue, value, place));
}

function describeIssue(
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  root: unknown,
  place: Place,
): readonly Problem[] {
  const found = valueAt(root, issue.path);
  const problem = (allowed: string, rest: Partial<Problem> = {}) => ({
    ...place,
    field: fieldName(issue.path),
    found: write(found),
    allowed,
    ...rest,
  });
  switch (issue.code) {
    case "invalid_value": {
      const words = issue.values.map(String);
      const own = issue.message.startsWith("Invalid") ? undefined : issue.message;
      return [
        problem(own ?? (words.length === 0 ? "nothing yet" : oneOf(words)), {
          meant: guessMeant(found, words),
        }),
      ];
    }
    case "unrecognized_keys":
      return issue.keys.map((key) =>
        problem("only the fields that its type lists", {
          field: fieldName([...issue.path, key]),
          found: "a field of that name",
          meant: guessMeant(key, fieldsAt(schema, issue.path)),
        }),
      );
    case "invalid_union":
    case "invalid_format":
      return [problem(issue.message)];
    case "too_small":
      return [
        problem(
          boundInWords(
            issue.origin,
            issue.minimum,
            issue.inclusive === false,
            "least",
            issue.exact,
          ),
        ),
      ];
    case "too_big":
      return [
        problem(
          issue.origin === "string"
            ? issue.message
            : boundInWords(
                issue.origin,
                issue.maximum,
                issue.inclusive === false,
                "most",
                issue.exact,
              ),
        ),
      ];
    case "invalid_type":
      return [problem(typeInWords(issue.expected))];
    default:
      return [problem(issue.message)];
  }
}

function boundInWords(
  origin: string,
  bound: number | bigint,
  exclusive: boolean,
  end: "least" | "most",
  exact: boolean | undefined,
): string {
  if (origin === "string") return "at least one letter";
  if (origin === "array")
    return exact === true ? `exactly ${bound} entries` : `at ${end} ${bound} entries`;
  if (exclusive) return `a number ${end === "least" ? "above" : "below"} ${bound}`;
  return `a number of at ${end} ${bound}`;
}

function typeInWords(expected: string): string {
  const words: Readonly<Record<string, string>> = {
    string: "a text",
    number: "a number",
    int: "a whole number",
    array: "a list",
    object: "an object",
  };
  return words[expected] ?? expected;
}

/** The fields that an object inside a schema may have; none where it is no object. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const inner = path.reduce<z.ZodType>((outer, key) => {
    const whole = outer instanceof z.ZodOptional ? outer.unwrap() : outer;
    if (whole instanceof z.ZodArray && whole.element instanceof z.ZodType) return whole.element;
    return whole instanceof z.ZodObject ? whole.shape[String(key)] : outer;
  }, schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** A field within an entry; the first of a list is 1. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === "number" ? key + 1 : key)).join(".");
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
