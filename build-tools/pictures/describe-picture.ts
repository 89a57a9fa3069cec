import { basename } from "node:path";
import type { PictureFile } from "./encode-pictures.ts";
import type { ListedRemotePicture } from "./list-pictures.ts";
import type { Original } from "./open-original.ts";

export type MadeFile = Pick<PictureFile, "width"> & { readonly bytes: number };

type MadePicture = {
  readonly name: string;
  /** The original's file. */
  readonly original: string;
  readonly bytes: number;
  readonly facts: Omit<Original, "image">;
  readonly files: readonly MadeFile[];
};

/** One line about an original and the files made of it. */
export function describePicture({ name, original, bytes, facts, files }: MadePicture): string {
  const found = [
    `${facts.width}×${facts.height}`,
    inKilobytes(bytes),
    facts.turned && "turned upright",
  ].filter(Boolean);
  return `${name} (${facts.transparent ? "cut-out" : "full picture"}): ${basename(original)}, ${found.join(", ")} → ${describeFiles(files)}`;
}

/** One line about a picture that is taken from another site. */
export function describeRemotePicture({
  name,
  remote: { address, width, height },
}: ListedRemotePicture): string {
  return `${name}: ${address}, ${width}×${height} → as it comes; the pages allow pictures from ${new URL(address).origin}`;
}

function describeFiles(files: readonly MadeFile[]): string {
  const widths = files.map(({ width }) => width).join(", ");
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return `AVIF ${widths} px wide (${inKilobytes(total)})`;
}

function inKilobytes(bytes: number): string {
  return `${bytes < 10_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} kB`;
}
