import { z } from "zod";

/* Schemas of single values. Each error message completes a sentence that begins with "Expected". */

const notBlank = "some text";
const inQuotes = "text in quotation marks";
export const text = z
  .string({
    // Numbers and `true` only lack their quotation marks.
    error: ({ input }) => {
      if (Array.isArray(input)) return `a single ${inQuotes}`;
      return ["number", "boolean"].includes(typeof input)
        ? `${inQuotes}: "${String(input)}"`
        : inQuotes;
    },
  })
  .trim()
  .min(1, notBlank);
const picture = "the name of a picture in content/pictures.ts";
export const pictureName = z.string(`${picture}, in quotation marks`).trim().min(1, picture);
/** The maximum length of a name. A longer name may not fit the layout. */
const longestName = 80;
export const name = text.max(longestName, `at most ${longestName} characters`);
export const whole = number(
  "a whole number above 0",
  (value) => Number.isSafeInteger(value) && value > 0,
);
export const aboveZero = number("a number above 0", (value) => value > 0);
export const price = number(
  "a number above 0",
  (value) => value > 0,
  ", because the shop cannot show free products",
);
export const rating = number("a number from 0 to 5", (value) => value >= 0 && value <= 5);
export const percent = number("a percentage without the % sign, such as 50");
export const share = number(
  "a percentage from 0 to 100, without the % sign",
  (value) => value >= 0 && value <= 100,
);
export const zoom = number("a number from 2 to 4", (value) => value >= 2 && value <= 4);

export const email = textLike(
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'an email address, such as "me@my.site"',
);
export const dataAttribute = textLike(
  /^data-[a-z\d-]+$/,
  'an attribute whose name begins with "data-", such as "data-domain"',
);
export const functionName = textLike(
  /^[\w$]+(?:\.[\w$]+)*$/,
  'the name of a function without parentheses, such as "goatcounter.count"',
);
export const addressWord = textLike(
  /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u,
  'lowercase letters, digits, and single hyphens only, as in "rain-jackets"',
);
const currencyCode = 'a valid currency code, such as "USD" or "EUR"';
export const currency = z
  .string(currencyCode)
  .refine((code) => Intl.supportedValuesOf("currency").includes(code), currencyCode);
export const hexColor = textLike(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a hex color, such as "#8f5230"');

/**
 * Creates a schema for a number. If the value has quotation marks or a decimal comma, the error
 * suggests a correction. If the value is 0, the error adds a reason.
 */
function number(expected: string, fits: (value: number) => boolean = () => true, reason = "") {
  const error = ({ input }: { input?: unknown }) => {
    const written = typeof input === "string" && /^\d+(?:[.,]\d+)?$/.test(input) ? input : "";
    if (written === "" || !fits(Number(written.replace(",", ".")))) return expected;
    const comma = written.includes(",") ? "no comma and " : "";
    return `a number with ${comma}no quotation marks: ${suggestNumber(written)}`;
  };
  return z.number({ error }).refine(fits, {
    error: ({ input }) => (input === 0 ? expected + reason : expected),
  });
}

/**
 * Suggests a correction for a number written with a comma or in quotation marks. If three digits follow the comma or
 * point, it may separate thousands, so both readings are suggested.
 * @example suggestNumber("4,5") // "`4.5`"
 * @example suggestNumber("1,240") // "`1240` if the comma separates thousands, or `1.24` if it is a decimal comma"
 */
export function suggestNumber(written: string): string {
  // JavaScript refuses a number such as 007.
  const point = written.replace(",", ".").replace(/^0+(?=\d)/, "");
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(point)) return `\`${point}\``;
  const sign = written.includes(",") ? "comma" : "point";
  return `\`${point.replace(".", "")}\` if the ${sign} separates thousands, or \`${Number(point)}\` if it is a decimal ${sign}`;
}

/** Creates a schema for a string that matches a pattern. */
export function textLike(pattern: RegExp, expected: string) {
  return z.string(expected).regex(pattern, { error: expected, abort: true });
}

/**
 * Creates a schema for a string that contains exactly the given placeholders, once each, in any
 * order.
 */
export function textWith(...names: readonly string[]) {
  const written = names.map((placeholder) => `{${placeholder}}`);
  const once = names.length > 1 ? ", once each" : " exactly once";
  const expected = `text that contains "${written.join('" and "')}"${once}, and no other placeholder`;
  return text.refine((value) => {
    const found: readonly string[] = value.match(/\{[^}]*\}/g) ?? [];
    return found.length === names.length && written.every((one) => found.includes(one));
  }, expected);
}

/**
 * Creates a schema for a text that depends on a number, with an entry for each plural form. An entry may omit
 * `{count}`, because content-check/check-plurals.ts checks which forms the language has, and which need the number.
 */
export function counted(...others: readonly string[]) {
  const named = ["count", ...others].map((word) => `"{${word}}"`).join(" and ");
  const form = z
    .union([textWith("count", ...others), textWith(...others)], `text that contains ${named}`)
    .exactOptional();
  return z.strictObject({ one: form, other: form, zero: form, two: form, few: form, many: form });
}

/**
 * Creates a schema for a language tag that `Intl` has data for. Without this check, `Intl` accepts
 * any well-formed tag.
 */
export function localeLike(expected: string) {
  return z.string(expected).refine((tag) => {
    try {
      const { region = "US" } = new Intl.Locale(tag);
      const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
      const [known] = Intl.NumberFormat.supportedLocalesOf(tag);
      return known !== undefined && regions.of(region) !== undefined;
    } catch {
      return false;
    }
  }, expected);
}

/** Creates a schema for a list with a minimum and maximum number of entries. */
export function listOf<T extends z.ZodType>(entry: T, min: number, max = Infinity) {
  const between = min === 0 ? `at most ${max} entries` : `${min} to ${max} entries`;
  const exactly = min === max ? `exactly ${min} entries` : between;
  const expected = max === Infinity ? "at least one entry" : exactly;
  return z.array(entry).min(min, expected).max(max, expected);
}
