import type { z } from "zod";
import { guessMeant, oneOf, type Problem, write } from "./problem.ts";

type Place = Pick<Problem, "file" | "entry">;

/** Every way in which a value differs from its schema. */
export function checkShape(schema: z.ZodType, value: unknown, place: Place): readonly Problem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => describeIssue(issue, value, place));
}

function describeIssue(issue: z.core.$ZodIssue, root: unknown, place: Place): readonly Problem[] {
  const found = valueAt(root, issue.path);
  const problem = (allowed: string, rest: Partial<Problem> = {}) => ({
    ...place,
    field: issue.path.join("."),
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
          field: [...issue.path, key].join("."),
          found: "a field of that name",
        }),
      );
    case "invalid_union":
      return [problem('an address inside the shop, such as "/search", or "github"')];
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
          boundInWords(issue.origin, issue.maximum, issue.inclusive === false, "most", issue.exact),
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

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
