import { expect, test } from "vitest";
import { rateStars } from "./stars.tsx";

const letters = { full: "F", half: "h", empty: "-" } as const;
const drawn = (rating: number) =>
  rateStars(rating)
    .map((star) => letters[star])
    .join("");

test.each([
  [0, "-----"],
  [0.3, "-----"],
  [0.4, "h----"],
  [1, "h----"],
  [1.4, "Fh---"],
  [2.4, "FFh--"],
  [3.4, "FFFh-"],
  [4, "FFFh-"],
  [4.3, "FFFF-"],
  [4.39, "FFFF-"],
  [4.4, "FFFFh"],
  [4.9, "FFFFh"],
  [5, "FFFFh"],
])("a rating of %s is drawn as %s", (rating, stars) => {
  expect(drawn(rating)).toBe(stars);
});
