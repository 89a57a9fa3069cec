import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { fallbackWidth, picturePlaces } from "../../app/ui/picture-places.ts";
import { findOriginal, originalFormats, originalsFolder } from "../pictures/find-original.ts";
import { openOriginal } from "../pictures/open-original.ts";
import { guessMeant, type Problem } from "./problem.ts";

const file = "content/pictures.ts";

type Entry = { readonly place: keyof typeof picturePlaces };

/** Every picture whose original is missing, cannot be read, or is too small for its place. */
export async function checkPictures(
  root: string,
  pictures: Readonly<Record<string, unknown>>,
): Promise<readonly Problem[]> {
  const there = readdirSync(join(root, originalsFolder)).map((name) => parse(name).name);
  const checked = Object.entries(pictures).map(([name, entry]) =>
    isEntry(entry) ? checkPicture(root, name, entry, there) : [],
  );
  return (await Promise.all(checked)).flat();
}

async function checkPicture(
  root: string,
  name: string,
  { place }: Entry,
  there: readonly string[],
): Promise<readonly Problem[]> {
  const entry = `picture "${name}"`;
  const path = findOriginal(root, name);
  if (path === undefined) {
    const allowed = `an original ${originalsFolder}/${name}.* (${originalFormats.join(", ")})`;
    return [{ file, entry, field: "", found: "no file", allowed, meant: guessMeant(name, there) }];
  }
  try {
    const { width } = await openOriginal(path);
    const least = fallbackWidth(picturePlaces[place]);
    if (width >= least) return [];
    return [
      {
        file,
        entry,
        field: "",
        found: `an original ${width} pixels wide`,
        allowed: `at least ${least} pixels for its place, "${place}"`,
      },
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        file,
        entry,
        field: "",
        found: `a file that cannot be read (${reason})`,
        allowed: "a picture",
      },
    ];
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== "object" || entry === null) return false;
  const place: unknown = Reflect.get(entry, "place");
  return typeof place === "string" && Object.hasOwn(picturePlaces, place);
}
