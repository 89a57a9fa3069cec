import { join } from "node:path";
import { chromium, devices } from "@playwright/test";
import sharp from "sharp";
import { categories } from "#content/categories.ts";
import { browserFlags, findBrowser } from "./find-browser.ts";
import { serveBuild } from "./serve-build.ts";

const root = join(import.meta.dirname, "../..");

/** The pictures of README. `width` is in pixels, as a sharp screen shows them. */
const shots = [
  {
    file: "docs/pictures/home.webp",
    path: "/",
    width: 1200,
    options: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  },
  {
    file: "docs/pictures/phone.webp",
    path: `/categories/${categories[0]?.id}`,
    width: 600,
    options: {
      ...devices["Pixel 7"],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      colorScheme: "dark",
    },
  },
] as const;

/** Takes README's pictures of the shop as it is built now. */
const shop = await serveBuild(join(root, "build"));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  for (const { file, path, width, options } of shots) {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(shop.origin + path);
    // A font that comes too late is only used from the next page on.
    await page.reload();
    await page.evaluate(async () => {
      await document.fonts.ready;
      const pictures = [...document.images].filter(
        (picture) => picture.getBoundingClientRect().top < innerHeight && picture.checkVisibility(),
      );
      await Promise.all(pictures.map((picture) => picture.decode()));
    });
    const picture = sharp(await page.screenshot()).resize({ width });
    await picture.webp({ quality: 82 }).toFile(join(root, file));
    console.log(`${file} is up to date.`);
    await context.close();
  }
} finally {
  await browser.close();
  await shop.close();
}
