import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fallbackWidth, picturePlaces } from "../../app/ui/picture-places.ts";

test("README tells each place, with the width that the check asks for", () => {
  const readme = readFileSync("README.md", "utf8");
  const told = [...readme.matchAll(/\| `([\w-]+)`\s*\|[^|\n]+\|[^|\n]+\| ([\d,]+) px/g)];
  expect(told.map(([, place, width = ""]) => [place, Number(width.replace(",", ""))])).toEqual(
    Object.entries(picturePlaces).map(([place, widths]) => [place, fallbackWidth(widths)]),
  );
});
