import { expect, test } from "vitest";
import { backdropAttributes, closeUpAttributes, cropProperties } from "./picture-attributes.ts";

test("a backdrop sets the pair of its colors; without one, nothing is set", () => {
  expect(backdropAttributes("sky")).toEqual({
    "data-backdrop": "sky",
    style: { "--backdrop": "var(--sky)", "--on-backdrop": "var(--on-sky)" },
  });
  expect(backdropAttributes(undefined)).toEqual({});
});

test("a close-up sets its focal point, on a phone another, and zoom; a picture without one sets nothing", () => {
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

test("a crop sets its frame's measures, and on narrower screens what differs there", () => {
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
