import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { wcagLuminance } from "culori";
import { z } from "zod";
import { replaceFile } from "../replace-file.ts";
import { findOpaquePart } from "./find-opaque-part.ts";
import { openOriginal } from "./open-original.ts";

/**
 * The version of the cached facts. Change the version whenever the facts or their measurement change, to discard the
 * cache.
 */
const edition = "3";

/** The maximum number of pixels for which the luminance is stored. */
const measured = 200;

const facts = z.object({
  width: z.number(),
  height: z.number(),
  /**
   * True if parts of the picture are transparent. An alpha channel is not enough, because photographs often have one
   * without transparent pixels.
   */
  isTransparent: z.boolean(),
  /** The WCAG luminances of a sample of opaque pixels. The sample has no pixels of shadows, which are half-transparent. */
  luminances: z.array(z.number()),
  /** Where a cut-out's object begins, and how much cards enlarge it (find-opaque-part.ts). Photos have neither. */
  top: z.number().optional(),
  scale: z.number().optional(),
  wide: z.boolean().optional(),
});

export type OriginalFacts = z.infer<typeof facts>;

/**
 * Measures an original. The facts are cached under the file's hash, so each original is decoded only once.
 * @throws the decoder's error if the decoder cannot read the whole file
 */
export async function describeOriginal(root: string, path: string): Promise<OriginalFacts> {
  const version = hash("sha256", Buffer.concat([await readFile(path), Buffer.from(edition)]));
  const kept = join(root, ".cache/pictures", `${version.slice(0, 16)}.json`);
  if (existsSync(kept)) {
    const { data } = facts.safeParse(JSON.parse(await readFile(kept, "utf8")));
    if (data !== undefined) return data;
  }
  const found = await measure(path);
  await replaceFile(kept, Buffer.from(JSON.stringify(found)));
  return found;
}

async function measure(path: string): Promise<OriginalFacts> {
  const { image, width, height } = await openOriginal(path);
  const small = image.resize({ width: 64 }).toColorspace("srgb").ensureAlpha();
  const data = await small.raw().toBuffer();
  let isTransparent = false;
  const opaque: number[] = [];
  for (let index = 0; index < data.length; index += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(index, index + 4).map(Number);
    if (alpha < 255) isTransparent = true;
    if (alpha < 230) continue;
    opaque.push(wcagLuminance({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 }));
  }
  const step = Math.ceil(opaque.length / measured);
  const luminances = opaque
    .filter((_, index) => index % step === 0)
    .map((one) => Number(one.toFixed(3)));
  const part = isTransparent ? await findOpaquePart(image) : {};
  return { width, height, isTransparent, luminances, ...part };
}
