import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10" viewBox="0 0 8 10"><rect width="100%" height="100%" fill="#dfe7e6"/><circle cx="50%" cy="50%" r="3" fill="#4c5a2c"/></svg>';

/** Originals of every kind an owner may have, most of the minimum size. */
export async function drawOriginals(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const to = (file: string) => join(folder, file);
  await Promise.all([
    cutOut(700, 900, "tan").toFile(to("product-png.png")),
    // Taken with the camera on its side, as its EXIF data says.
    plain(900, 700, "slategrey").withMetadata({ orientation: 6 }).toFile(to("product-turned.jpg")),
    plain(640, 800, "khaki").gif({ colors: 4 }).toFile(to("product-gif.gif")),
    plain(640, 800, "olive").toFile(to("product-tiff.tiff")),
    plain(640, 800, "peru").toFile(to("product-avif.avif")),
    plain(800, 640, "sienna").toFile(to("product-webp.webp")),
    plain(4000, 6000, "darkkhaki").toFile(to("product-huge.jpeg")),
    plain(640, 640, "grey").toColorspace("grey16").toFile(to("product-grey.png")),
    plain(640, 800, "steelblue").toColorspace("cmyk").toFile(to("product-cmyk.jpg")),
    plain(640, 800, "rosybrown").toFile(to("product-capitals.JPG")),
    ...["tile-shoes", "tile-caps", "tile-resume", "tile-github", "knot-1"].map((name) =>
      plain(640, 640, "burlywood").toFile(to(`${name}.webp`)),
    ),
    ...["cut-boot", "cut-cap"].map((name) =>
      cutOut(700, 800, "saddlebrown").toFile(to(`${name}.webp`)),
    ),
    cutOut(900, 800, "saddlebrown").toFile(to("cut-sock.webp")),
    plain(960, 640, "cadetblue").toFile(to("log-1.jpg")),
    plain(1400, 1050, "lightslategrey").toFile(to("harbour.jpg")),
    plain(1200, 630, "#101820", "east").toFile(to("social-card.png")),
  ]);
  writeFileSync(to("product-svg.svg"), svg);
}

/** A patch of one color that lies on another. */
function plain(width: number, height: number, color: string, gravity = "centre"): Sharp {
  const inside = { width: Math.round(width / 2), height: Math.round(height / 2) };
  const patch = { ...inside, channels: 3, background: "#f4efe6" } as const;
  return sharp({ create: { width, height, channels: 3, background: color } }).composite([
    { input: { create: patch }, gravity },
  ]);
}

function cutOut(width: number, height: number, color: string): Sharp {
  const inside = { width: Math.round(width * 0.8), height: Math.round(height * 0.8) };
  const patch = { ...inside, channels: 3, background: color } as const;
  return sharp({ create: { width, height, channels: 4, background: clear } }).composite([
    { input: { create: patch } },
  ]);
}
