import { parse } from "node:path";
import { fallbackWidth, picturePlaces } from "../../app/ui/picture-places.ts";
import {
  findOriginal,
  listOriginals,
  originalFormats,
  originalsFolder,
} from "../pictures/find-original.ts";
import { openOriginal } from "../pictures/open-original.ts";
import { socialCard } from "../pictures/social-card.ts";
import { guessMeant, type Problem } from "./problem.ts";

type Original = {
  /** As the content names it. */
  readonly name: string;
  /** Where the content says so: file and entry. */
  readonly at: Pick<Problem, "file" | "entry">;
  /** In pixels. */
  readonly least: { readonly width: number; readonly height: number };
  /** What the size is for, as the end of a sentence. */
  readonly purpose: string;
};

/** Every picture whose original is missing, cannot be read, or is too small for its place. */
export async function checkPictures(
  root: string,
  pictures: Readonly<Record<string, unknown>>,
): Promise<readonly Problem[]> {
  const there = listOriginals(root).map((file) => parse(file).name);
  const originals = Object.entries(pictures).flatMap(([name, entry]) =>
    isLocal(entry) ? originalOf(name, entry.place) : [],
  );
  const checked = [...originals, forSharing].map((original) =>
    checkOriginal(root, original, there),
  );
  return (await Promise.all(checked)).flat();
}

const forSharing: Original = {
  name: socialCard.original,
  at: { file: originalsFolder, entry: "the picture for sharing" },
  least: socialCard,
  purpose: "for it",
};

function originalOf(name: string, place: Place): Original {
  return {
    name,
    at: { file: "content/pictures.ts", entry: `picture "${name}"` },
    least: { width: fallbackWidth(picturePlaces[place]), height: 1 },
    purpose: `for its place, "${place}"`,
  };
}

async function checkOriginal(
  root: string,
  { name, at, least, purpose }: Original,
  there: readonly string[],
): Promise<readonly Problem[]> {
  const problem = (found: string, allowed: string, meant?: string) => [
    { ...at, field: "", found, allowed, meant },
  ];
  const path = findOriginal(root, name);
  const others = listOriginals(root).filter((file) => parse(file).name === name);
  if (path === undefined && others.length > 0) {
    return problem(`the file ${others.join(", ")}`, `one of ${originalFormats.join(", ")}`);
  }
  if (path === undefined) {
    const allowed = `an original ${originalsFolder}/${name}.* (${originalFormats.join(", ")})`;
    return problem("no file", allowed, guessMeant(name, there));
  }
  try {
    const { image, width, height } = await openOriginal(path);
    // A part of a picture has a size as well: only decoding shows that it is whole.
    await image.resize({ width: 16 }).toBuffer();
    if (width < least.width) {
      const allowed = `at least ${least.width} pixels ${purpose}`;
      return problem(`an original ${width} pixels wide`, allowed);
    }
    if (height < least.height) {
      const allowed = `at least ${least.height} pixels ${purpose}`;
      return problem(`an original ${height} pixels high`, allowed);
    }
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(`a file that cannot be read (${reason})`, "a picture");
  }
}

type Place = keyof typeof picturePlaces;

/** Whether an entry is right enough to have an original. */
function isLocal(entry: unknown): entry is { readonly place: Place } {
  if (typeof entry !== "object" || entry === null || Object.hasOwn(entry, "remote")) return false;
  const place: unknown = Reflect.get(entry, "place");
  return typeof place === "string" && Object.hasOwn(picturePlaces, place);
}
