import { expect, test } from "vitest";
import { startProgress } from "./report-progress.ts";

/** What is written while a number of files is encoded, each in half a second. */
function writtenFor(total: number, isTTY: boolean): readonly string[] {
  const written: string[] = [];
  let time = 0;
  const output = { isTTY, write: (text: string) => written.push(text) > 0 };
  const next = startProgress(total, output, () => time);
  for (let done = 0; done < total; done += 1) {
    time += 500;
    next();
  }
  return written;
}

test("a terminal has one line, rewritten with each file", () => {
  const written = writtenFor(48, true);
  expect(written).toHaveLength(48);
  expect(written[11]).toBe(
    "\r\x1B[KEncoding pictures ██████░░░░░░░░░░░░░░░░░░ 12 of 48, about 18 s left",
  );
  expect(written.at(-1)).toBe(
    "\r\x1B[KEncoding pictures ████████████████████████ 48 of 48, in 24 s\n",
  );
});

test("without a terminal, there are four lines", () => {
  expect(writtenFor(50, false).map((line) => /\d+ of .*/.exec(line)?.[0])).toEqual([
    "13 of 50, about 19 s left",
    "25 of 50, about 13 s left",
    "38 of 50, about 6 s left",
    "50 of 50, in 25 s",
  ]);
});

test("a single file is one line", () => {
  expect(writtenFor(1, false)).toEqual([
    "Encoding pictures ████████████████████████ 1 of 1, in 1 s\n",
  ]);
});
