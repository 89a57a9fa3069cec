import { expect, test } from "vitest";
import { writeBackdrops } from "./backdrops-plugin.ts";

test("a pair of tokens is a backdrop; a color without its text color is none", () => {
  expect(writeBackdrops(":root { --sky: #cde; --on-sky: #012; --ink: #111; }")).toBe(
    '@layer base { [data-backdrop="sky"] { --backdrop: var(--sky); --on-backdrop: var(--on-sky) } }',
  );
});
