import { statSync } from "node:fs";
import { join } from "node:path";
import { describePicture, describeRemotePicture, type MadeFile } from "./describe-picture.ts";
import { encodeEach, filesOf } from "./encode-pictures.ts";
import { listPictures, listRemotePictures } from "./list-pictures.ts";
import { openOriginal } from "./open-original.ts";
import { socialCard } from "./social-card.ts";

const root = join(import.meta.dirname, "../..");

const pictures = await listPictures(root);
for (const picture of pictures) {
  const files: MadeFile[] = [];
  await encodeEach(root, filesOf(picture), async ({ width }, path) => {
    files.push({ width, bytes: statSync(path).size });
  });
  console.log(
    describePicture({
      ...picture,
      bytes: statSync(picture.original).size,
      facts: await openOriginal(picture.original),
      files: files.toSorted((a, b) => a.width - b.width),
    }),
  );
}
for (const picture of await listRemotePictures(root)) console.log(describeRemotePicture(picture));

console.log(
  `${socialCard.original}: → the sharing picture, ${socialCard.width}×${socialCard.height}, with the shop's name on it`,
);
