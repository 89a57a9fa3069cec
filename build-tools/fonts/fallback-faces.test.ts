import { join } from "node:path";
import { expect, test } from "vitest";
import { listTokens } from "../read-tokens.ts";
import { writeFallbackFaces } from "./fallback-faces.ts";
import { readFont, readShopFont } from "./shop-font.ts";

const root = join(import.meta.dirname, "../..");

test.each(["Instrument Sans", "Heebo", "Noto Sans JP"])(
  "while %s loads, each system font has its line height",
  async (family) => {
    const { families, css } = await writeFallbackFaces(readFont(root, family));
    for (const name of families) {
      const faces = css.split("@font-face").filter((face) => face.includes(name));
      expect(faces.map((face) => /font-weight: ([^;]+)/.exec(face)?.[1])).toEqual([
        "1 499",
        "500 1000",
      ]);
      for (const face of faces) {
        const percent = (property: string) =>
          Number(RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]);
        const height = percent("ascent-override") + percent("descent-override");
        expect((height * percent("size-adjust")) / 100).toBeCloseTo(lineHeights[family] ?? 0, 0);
      }
    }
  },
);

/** The line heights of the fonts, in percent of the font size. */
const lineHeights: Readonly<Record<string, number>> = {
  "Instrument Sans": 122,
  Heebo: 147,
  "Noto Sans JP": 145,
};

test("a system font needs no faces", async () => {
  const font = readShopFont(root, listTokens(":root { --font: system-ui, sans-serif; }"));
  expect(await writeFallbackFaces(font)).toEqual({ families: [], css: "" });
});
