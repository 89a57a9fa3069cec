import { basename } from "node:path";
import type { PictureFile } from "./encode-pictures.ts";
import type { Original } from "./open-original.ts";
import type { ListedRemotePicture } from "./list-pictures.ts";

export type MadeFile = Pick<PictureFile, "format" | "width"> & { readonly bytes: number };

type MadePicture = {
  readonly name: string;
  readonly place: string;
  /** The original's file. */
  readonly original: string;
  readonly bytes: number;
  readonly facts: Omit<Original, "image">;
  readonly files: readonly MadeFile[];
};

/** What was made of an original, in a line. */
export function describePicture({
  name,
  place,
  original,
  bytes,
  facts,
  files,
}: MadePicture): string {
  const found = [
    `${facts.width}×${facts.height}`,
    inKilobytes(bytes),
    facts.turned && "turned upright",
    facts.transparent && "transparent",
  ].filter(Boolean);
  return `${name} (${place}): ${basename(original)}, ${found.join(", ")} → ${describeFiles(files)}`;
}

/** What becomes of a picture that is taken from elsewhere, in a line. */
export function describeRemotePicture({
  name,
  place,
  remote: { address, width, height },
}: ListedRemotePicture): string {
  return `${name} (${place}): ${address}, ${width}×${height} → as it comes; the pages allow pictures from ${new URL(address).origin}`;
}

const formatNames = [
  ["avif", "AVIF"],
  ["webp", "WebP"],
] as const;

function describeFiles(files: readonly MadeFile[]): string {
  return formatNames
    .map(([format, name]) => {
      const made = files.filter((file) => file.format === format);
      const widths = made.map(({ width }) => width).join(", ");
      const total = made.reduce((sum, { bytes }) => sum + bytes, 0);
      return `${name} ${widths} px wide (${inKilobytes(total)})`;
    })
    .join(", ");
}

function inKilobytes(bytes: number): string {
  return `${bytes < 10_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} kB`;
}
