import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { avifOptions, listPictures } from "./list-pictures.ts";
import { encode, filesOf } from "./pictures-plugin.ts";

test("files are upright, however a camera was held, and have other names if encoded in another way", () =>
  inTemporaryFolder(async (root) => {
    mkdirSync(join(root, "content/images"), { recursive: true });
    const name = (alt: string) =>
      writeFileSync(
        join(root, "content/pictures.ts"),
        `export const pictures = { hat: { alt: "${alt}" } };`,
      );
    name("A hat");
    const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: "tan" } });
    const turned = plain.jpeg().withMetadata({ orientation: 6 });
    await turned.toFile(join(root, "content/images/hat.jpg"));
    const listNames = async () => (await listPictures(root)).flatMap(filesOf);
    const [file] = await listNames();
    if (file === undefined) throw new Error("There is no file.");
    const avif = vi.spyOn(sharp.prototype, "avif");
    const { width, height } = await sharp(await encode(root, file)).metadata();
    expect(avif).toHaveBeenCalledWith(avifOptions);
    expect([width, height]).toEqual([240, 320]);
    for (const option of ["quality", "effort"] as const) {
      const spy = vi.spyOn(avifOptions, option, "get").mockReturnValue(9);
      expect(await listNames()).not.toContainEqual(file);
      spy.mockRestore();
    }
    // Saved in place, as editors do.
    name("A cap");
    expect(await listPictures(root)).toMatchObject([{ alt: "A cap" }]);
  }));
