import { type Advice, formatValue } from "./mistake.ts";

/** Says what is wrong with a picture's name, or with a URL in its place, and what to write instead. */
export function describePicture(value: unknown): Advice & { readonly found: string } {
  const found = formatValue(value);
  if (/^https?:/.test(String(value))) {
    return {
      found,
      expected: "the name of a picture, not a URL",
      remedy:
        "Add a picture to content/pictures.ts with this URL as its `remote.address`, and use that picture's name here",
    };
  }
  return {
    found: `${found}, but content/pictures.ts has no picture with this name`,
    remedy: `Use the name of a picture in content/pictures.ts, or add one named ${found} there`,
  };
}
