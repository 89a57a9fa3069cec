import { expect, test } from "vitest";
import { describePicture, describeRemotePicture } from "./describe-picture.ts";

test("an original and what was made of it", () => {
  const line = describePicture({
    name: "scarf",
    original: "/shop/content/images/scarf.JPG",
    bytes: 2_345_678,
    facts: { width: 3000, height: 4000, turned: true, transparent: false },
    files: [
      { width: 240, bytes: 3_100 },
      { width: 400, bytes: 7_200 },
    ],
  });
  expect(line).toBe(
    "scarf (full picture): scarf.JPG, 3000×4000, 2346 kB, turned upright → AVIF 240, 400 px wide (10 kB)",
  );
});

test("a picture on another site, and the origin that the policy allows for it", () => {
  const remote = {
    address: "https://pictures.example/a/scarf.jpg",
    width: 800,
    height: 1000,
  } as const;
  expect(describeRemotePicture({ name: "scarf", alt: "A scarf", remote })).toBe(
    "scarf: https://pictures.example/a/scarf.jpg, 800×1000 → as it comes; the pages allow pictures from https://pictures.example",
  );
});
