import { expect, test } from "vitest";
import { listTokens } from "../read-tokens.ts";
import {
  writeBackdrops,
  writeCloseUps,
  writeCrops,
  writeDimming,
} from "./picture-styles-plugin.ts";

test("a pair of tokens is a backdrop; a color without its text color is not", () => {
  expect(writeBackdrops(listTokens(":root { --sky: #cde; --on-sky: #012; --ink: #111; }"))).toEqual(
    ['[data-backdrop="sky"] { --backdrop: var(--sky); --on-backdrop: var(--on-sky) }'],
  );
});

test.each([
  ["light dark", "@media (prefers-color-scheme: dark) { :root { --dimming"],
  ["dark", ":root { --dimming"],
  ["only light", ""],
])("photos of a shop that is %s are dimmed where it is dark", (scheme, rule) => {
  const css = writeDimming(listTokens(`:root { color-scheme: ${scheme}; }`));
  expect(css.slice(0, rule.length || 1)).toBe(rule);
});

test("a close-up sets its focal point, on a phone another, and zoom; a picture without one sets nothing", () => {
  expect(
    writeCloseUps([
      { name: "hat", close: { x: 50, y: 20, zoom: 2.2 } },
      { name: "plain" },
      { name: "bag", close: { x: 1, y: 2, zoom: 2, phone: { x: 3, y: 4 } } },
    ]),
  ).toEqual([
    '[data-close="hat"] { --close-x: 50%; --close-y: 20%; --zoom: 2.2 }',
    '[data-close="bag"] { --close-x: 1%; --close-y: 2%; --zoom: 2 }',
    '@media (width < 36rem), (width < 44rem) and (orientation: portrait) { [data-close="bag"] { --close-x: 3%; --close-y: 4% } }',
  ]);
});

test("a crop sets its frame's measures; a picture without one sets nothing", () => {
  expect(
    writeCrops([
      { name: "hat", crop: { width: 120, x: 50, y: 10 } },
      { name: "room", crop: { x: 56, y: 50 } },
      { name: "plain" },
    ]).slice(0, 2),
  ).toEqual([
    '[data-crop="hat"] { --crop-width: 120%; --crop-height: auto; --crop-x: 50%; --crop-y: 10% }',
    '[data-crop="room"] { --crop-x: 56%; --crop-y: 50% }',
  ]);
});

test("a narrower screen's crop wins, however the content is ordered", () => {
  const crops = [
    { name: "hat", crop: { x: 1, y: 1, phone: { height: 98, x: 3 }, tablet: { x: 2 } } },
    { name: "bag", crop: { x: 4, y: 4, tablet: { x: 5 } } },
  ];
  expect(writeCrops(crops).slice(1)).toEqual([
    '[data-crop="bag"] { --crop-x: 4%; --crop-y: 4% }',
    '@media (width < 56rem) { [data-crop="hat"] { --crop-x: 2% } [data-crop="bag"] { --crop-x: 5% } }',
    '@media (width < 44rem) { [data-crop="hat"] { --crop-width: auto; --crop-height: 98%; --crop-x: 3% } }',
  ]);
});
