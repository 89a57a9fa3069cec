import { expect, test } from "vitest";
import { describePicture, describeRemotePicture } from "./describe-picture.ts";

test("an original and what was made of it", () => {
  const line = describePicture({
    name: "scarf",
    place: "product",
    original: "/shop/content/images/scarf.JPG",
    bytes: 2_345_678,
    facts: { width: 3000, height: 4000, turned: true, transparent: false },
    files: [
      { format: "avif", width: 240, bytes: 3_100 },
      { format: "avif", width: 400, bytes: 7_200 },
      { format: "webp", width: 400, bytes: 21_000 },
    ],
  });
  expect(line).toBe(
    "scarf (product): scarf.JPG, 3000×4000, 2346 kB, turned upright → AVIF 240, 400 px wide (10 kB), WebP 400 px wide (21 kB)",
  );
});

test("a picture from elsewhere, and what its pages allow for it", () => {
  const remote = {
    address: "https://pictures.example/a/scarf.jpg",
    width: 800,
    height: 1000,
  } as const;
  expect(describeRemotePicture({ name: "scarf", place: "product", alt: "A scarf", remote })).toBe(
    "scarf (product): https://pictures.example/a/scarf.jpg, 800×1000 → as it comes; the pages allow pictures from https://pictures.example",
  );
});
