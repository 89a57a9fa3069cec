import { socialCard } from "../app/picture/picture-files.ts";
import { middleWidth, pictureWidths } from "../app/picture/picture-widths.ts";
import { describeOriginal } from "../build-tools/pictures/describe-original.ts";
import {
  findOriginal,
  iconOriginal,
  listOriginals,
  nameOfOriginal,
  originalsFolder,
} from "../build-tools/pictures/list-pictures.ts";
import { picturesFile } from "../build-tools/pictures/list-pictures.ts";
import { DrawingWithoutSize } from "../build-tools/pictures/size-drawing.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";
import { formatValue, type Location, type Mistake, suggestWord } from "./mistake.ts";

/**
 * Lists originals that are missing, duplicate, too small or unreadable, and photos with a focal point. Only cut-outs
 * may have a focal point.
 */
export async function checkPictures(root: string, pictures: unknown): Promise<readonly Mistake[]> {
  const min = { width: middleWidth(pictureWidths), height: 1 };
  const checked = valuesAt(pictures, "*")
    .filter(({ value }) => fieldOf(value, "alt") !== undefined)
    .filter(({ value }) => fieldOf(value, "remote") === undefined)
    .map(({ path, value }) => {
      const name = String(path[0]);
      const location = { file: picturesFile, entry: `picture "${name}"` };
      const closeUp = fieldOf(value, "close") !== undefined;
      return checkOriginal(root, name, { ...min, closeUp }, location);
    });
  for (const { path, value } of valuesAt(pictures, "*.dark")) {
    if (value !== undefined) checked.push(checkDark(root, String(path[0]), String(value)));
  }
  const ofSocialCard = { file: originalsFolder, entry: "social card" };
  checked.push(checkOriginal(root, socialCard.original, socialCard, ofSocialCard));
  if (findOriginal(root, iconOriginal) !== undefined) {
    const location = { file: originalsFolder, entry: "icon" };
    checked.push(checkOriginal(root, iconOriginal, { width: 512, height: 512 }, location));
  }
  return (await Promise.all(checked)).flat();
}

/**
 * Lists product cut-outs without a backdrop. Product cards show these cut-outs on a neutral color.
 */
export async function listWithoutBackdrop(
  root: string,
  { products, pictures }: Content,
): Promise<readonly string[]> {
  const images = new Set(valuesAt(products, "*.image").map(({ value }) => String(value)));
  const found = [...images]
    .filter((name) => fieldOf(fieldOf(pictures, name), "backdrop") === undefined)
    .map(async (name) => {
      const path = findOriginal(root, name);
      const seen = path === undefined ? undefined : await describeOriginal(root, path);
      return seen?.isTransparent === true ? [name] : [];
    });
  return (await Promise.all(found)).flat();
}

async function checkOriginal(
  root: string,
  name: string,
  required: { readonly width: number; readonly height: number; readonly closeUp?: boolean },
  location: Location,
): Promise<readonly Mistake[]> {
  const mistake = (found: string, remedy: string, suggestion?: string) => [
    { ...location, found, remedy, suggestion },
  ];
  const files = listOriginals(root);
  const same = files.filter((other) => nameOfOriginal(other) === name.normalize("NFC"));
  const path = findOriginal(root, name);
  if (same.length === 0) {
    const found = `no image named ${JSON.stringify(name)} in ${originalsFolder}/`;
    const remedy = `Add ${name}.jpg (or another supported format)`;
    return mistake(found, remedy, suggestWord(name, files.map(nameOfOriginal)));
  }
  if (path === undefined) {
    return mistake(
      `${list.format(same)}, which is in a format that the build cannot read`,
      "Convert it to a supported format, such as JPEG or PNG",
    );
  }
  if (same.length > 1) return mistake(list.format(same), "Keep only one of these files");
  try {
    const { width, height, isTransparent } = await describeOriginal(root, path);
    const [size, needed, side] =
      width < required.width ? [width, required.width, "wide"] : [height, required.height, "high"];
    if (size < needed) {
      const expected = `at least ${needed} pixels`;
      return [{ ...location, found: `a picture ${size} pixels ${side}`, expected }];
    }
    if (!required.closeUp || isTransparent) return [];
    const found = "a close-up, but the picture's background is not transparent";
    const remedy = "Remove `close`, or use a picture with a transparent background";
    return [{ ...location, field: "close", found, remedy }];
  } catch (error) {
    if (error instanceof DrawingWithoutSize) return mistake(error.message, error.remedy);
    const reason = error instanceof Error ? error.message : String(error);
    const remedy =
      "Export the picture again, for example as JPEG or PNG, or replace the file with an undamaged copy";
    return mistake(
      `a file that is damaged or in an unsupported format (${JSON.stringify(reason)})`,
      remedy,
    );
  }
}

const list = new Intl.ListFormat("en");

/** Checks that a picture's version for the dark scheme fits its frame. */
async function checkDark(root: string, name: string, dark: string): Promise<readonly Mistake[]> {
  const [light, other] = await Promise.all(
    [name, dark].map(async (one) => {
      const path = findOriginal(root, one);
      return path && describeOriginal(root, path).catch(() => undefined);
    }),
  );
  // Other checks report a missing or unreadable original.
  if (!light || !other) return [];
  const location = { file: picturesFile, entry: `picture "${name}"`, field: "dark" };
  if (light.isTransparent !== other.isTransparent) {
    const found = `${formatValue(dark)}, which has ${other.isTransparent ? "a" : "no"} transparent background`;
    const remedy = `Choose a picture with ${light.isTransparent ? "a transparent" : "an opaque"} background, to match ${formatValue(name)}`;
    return [{ ...location, found, remedy }];
  }
  const stretched = (light.width * other.height) / light.height / other.width;
  if (Math.abs(stretched - 1) < 0.01) return [];
  const size = ({ width, height }: typeof light) => `${width} × ${height}`;
  const found = `${formatValue(dark)} (${size(other)}), whose proportions differ from those of "${name}" (${size(light)})`;
  return [{ ...location, found, remedy: "Choose a picture with the same proportions" }];
}

/** Lists the originals without an entry in content/pictures.ts. */
export function listUnusedOriginals(root: string, names: readonly string[]): readonly string[] {
  const used = new Set(
    [...names, socialCard.original, iconOriginal].map((name) => name.normalize("NFC")),
  );
  return listOriginals(root).filter((file) => !used.has(nameOfOriginal(file)));
}
