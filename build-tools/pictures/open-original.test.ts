import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { openOriginal } from "./open-original.ts";

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** Returns a drawing's rendered size, and the percentage of its width that the shape covers. */
function draw(size: string, shape: string, before = "") {
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, "drawing.svg");
    writeFileSync(path, `${before}<svg ${namespace} ${size}>${shape}</svg>`);
    const { image, width, height } = await openOriginal(path);
    const { info } = await image.trim().toBuffer({ resolveWithObject: true });
    return [width, height, Math.round((100 * info.width) / width)];
  });
}

const half = (width: number, height: number) =>
  `<path d="M${width / 4} ${height / 4}h${width / 2}v${height / 2}h-${width / 2}z"/>`;

test.each([
  ['width="20mm" height="25mm" viewBox="0 0 40 50"', half(40, 50)],
  ["width='5cm' height='6.25cm' viewBox='0,0 40,50'", half(40, 50)],
  ['width="2in" height="2.5in" viewBox="0 0 40 50"', half(40, 50)],
  ['width="100pt" height="125pt" viewBox="0 0 40 50"', half(40, 50)],
  ['width="16pc" height="20pc" viewBox="0 0 40 50"', half(40, 50)],
  ['width="40" height="50"', half(40, 50)],
  ['width="40.0px" height="50px"', half(40, 50)],
  // Without a viewBox, the units are CSS pixels, 96 to an inch.
  ['width="1in" height="1.25in"', half(96, 120)],
  ['width="4000" height="5000"', half(4000, 5000)],
  ['viewBox="0 0 40 50"', half(40, 50)],
  ['width="100%" height="100%" viewBox="0 0 40 50"', half(40, 50)],
  ['width="20mm" viewBox="0 0 40 50"', half(40, 50)],
  ['height="25mm" viewBox="0 0 40 50"', half(40, 50)],
  ['data-width="7" stroke-width="0" width="40" height="50"', half(40, 50)],
])("a drawing with %s is rendered at the largest width in use", async (size, shape) => {
  expect(await draw(size, shape)).toEqual([1920, 2400, 50]);
});

test("a drawing may begin with a declaration and a comment", async () => {
  const before = '<?xml version="1.0" encoding="ISO-8859-1"?>\n<!-- <svg width="1"> -->\n';
  expect(await draw('width="40" height="50"', half(40, 50), before)).toEqual([1920, 2400, 50]);
});

test.each(["", 'width="100%"', 'width="3em" height="4em"', 'width="20mm"'])(
  'a drawing without a size is an error: "%s"',
  async (size) => {
    await expect(draw(size, half(40, 50))).rejects.toThrow(
      "an SVG file with neither a `viewBox` nor a `width` and `height`",
    );
  },
);
