import { expect, test } from "vitest";
import { backdropAttributes, closeUpAttributes, cropProperties } from "./picture-attributes.ts";

test("a backdrop sets its two colors; no backdrop sets nothing", () => {
  expect(backdropAttributes("sky")).toEqual({
    "data-backdrop": "sky",
    style: { "--backdrop": "var(--sky)", "--on-backdrop": "var(--on-sky)" },
  });
  expect(backdropAttributes(undefined)).toEqual({});
});

test("a close-up sets its zoom and its focal points, including the one for phones; no close-up sets nothing", () => {
  const close = { x: 50, y: 20, zoom: 2.2, phone: { x: 3, y: 4 } };
  expect(closeUpAttributes(close, 12)).toEqual({
    "data-close": "",
    style: {
      "--focus-x": "50%",
      "--focus-y": "20%",
      "--object-top": "12%",
      "--zoom": 2.2,
      "--phone-focus-x": "3%",
      "--phone-focus-y": "4%",
    },
  });
  expect(closeUpAttributes(undefined)).toEqual({});
});

test("a crop sets its dimensions and the overrides for narrower screens", () => {
  expect(cropProperties({ width: 120, x: 50, y: 10 })).toEqual({
    "--wide-width": "120%",
    "--wide-height": "auto",
    "--wide-x": "50%",
    "--wide-y": "10%",
  });
  expect(cropProperties({ x: 56, y: 0, tablet: { x: 2 }, phone: { height: 98 } })).toEqual({
    "--wide-x": "56%",
    "--wide-y": "0%",
    "--tablet-x": "2%",
    "--phone-width": "auto",
    "--phone-height": "98%",
  });
});
