import { expect, test } from "vitest";
import { removeFringe } from "./remove-fringe.ts";

const navy = [29, 42, 71];
const clear = [0, 0, 0, 0];
const shadow = [0, 0, 0, 64];

/**
 * Draws a cut-out with ten equal rows. Each row shows a shadow or nothing, then an edge mixed with white, then the
 * object.
 */
function drawRows(outside: readonly number[], edge: readonly number[]): Uint8Array {
  const pixels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) => {
    if (x === 4) return edge;
    return x < 4 ? outside : [...navy, 255];
  });
  const rows = pixels.map(() => pixels.flat());
  return Uint8Array.from(rows.flat());
}

/** Returns three pixels from a middle row of the result: before the edge, on the edge and after the edge. */
function rowAfter(data: Uint8Array): readonly (readonly number[])[] {
  const row = removeFringe(data, 10).subarray(4 * 50, 4 * 60);
  return [3, 4, 5].map((x) => [...row.subarray(4 * x, 4 * x + 4)]);
}

test("the edge of a cut-out gets the object's color instead of the background's", () => {
  expect(rowAfter(drawRows(clear, [142, 149, 163, 128]))).toEqual([
    [...navy, 0],
    [...navy, 128],
    [...navy, 255],
  ]);
});

test("an edge on a shadow mixes the colors of both, and the shadow stays as dark as before", () => {
  const [outside, [red = 0, , , alpha] = [], object] = rowAfter(
    drawRows(shadow, [142, 149, 163, 160]),
  );
  expect(outside).toEqual(shadow);
  expect(object).toEqual([...navy, 255]);
  // The object covers half of the edge pixel. The shadow in the other half is a quarter opaque.
  expect(red).toBe(Math.round((0.5026 * 29) / (160 / 255)));
  expect(alpha).toBe(160);
});
