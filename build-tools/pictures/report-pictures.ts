import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { listPictures, listRemotePictures } from "./list-pictures.ts";
import { encode, filesOf } from "./pictures-plugin.ts";

const root = join(import.meta.dirname, "../..");

/** Prints each picture's original and encoded files on one line. */
for (const picture of await listPictures(root)) {
  const { name, original, width, height, fit, widths } = picture;
  const encoded = await Promise.all(filesOf(picture).map((file) => encode(root, file)));
  const bytes = encoded.reduce((sum, path) => sum + statSync(path).size, 0);
  const kind = fit === "contain" ? "cut-out" : "full picture";
  console.log(
    `${name} (${kind}): ${basename(original)}, ${width}×${height} → AVIF ${widths.join(", ")} px wide (${Math.round(bytes / 1000)} kB)`,
  );
}
for (const { name, remote } of await listRemotePictures(root)) {
  const { address, width, height } = remote;
  console.log(
    `${name}: ${address}, ${width}×${height} → served by its host; the Content Security Policy allows pictures from ${new URL(address).origin}`,
  );
}
