import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { checkPictures, listWithoutBackdrop } from "../../content-check/check-pictures.ts";
import { listFaintPictures } from "../../content-check/list-faint-pictures.ts";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { readTokens } from "../read-tokens.ts";
import { avifOptions, listPictures, originalsFolder, picturesFile } from "./list-pictures.ts";
import { encode, filesOf } from "./pictures-plugin.ts";

test("files are upright despite the camera's orientation, and new encoder settings change their names", () =>
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
    // Saves in place, as editors do.
    name("A cap");
    expect(await listPictures(root)).toMatchObject([{ alt: "A cap" }]);
  }));

const shape = (width: number) =>
  sharp({ create: { width, height: 800, channels: 4, background: "#f008" } }).png();

test("only new or changed originals are decoded", () =>
  inTemporaryFolder(async (root) => {
    const images = join(root, originalsFolder);
    mkdirSync(images, { recursive: true });
    writeFileSync(
      join(root, picturesFile),
      'export const pictures = { hat: { alt: "A hat", backdrop: "sky" } };',
    );
    await shape(700).toFile(join(images, "hat.png"));
    await shape(1200).toFile(join(images, "social-card.png"));
    const pictures = { hat: { alt: "A hat", backdrop: "sky" } };
    const products = [{ image: "hat" }];
    const readAll = async () => [
      await listPictures(root),
      await checkPictures(root, pictures),
      await listWithoutBackdrop(root, { products }),
      await listFaintPictures(root, { pictures }, readTokens(".")),
    ];
    const first = await readAll();
    const decoders = (["toBuffer", "metadata", "stats"] as const).map((name) =>
      vi.spyOn(sharp.prototype, name),
    );
    expect(await readAll()).toEqual(first);
    for (const decode of decoders) expect(decode).not.toHaveBeenCalled();
    await shape(900).toFile(join(images, "hat.png"));
    expect(await listPictures(root)).toMatchObject([{ width: 900, fit: "contain" }]);
  }));
