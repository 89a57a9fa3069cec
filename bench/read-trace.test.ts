import { expect, test } from "vitest";
import { marks, readCpuUntilPaint } from "./read-trace.ts";

const pressed = { name: marks.pressed, pid: 8, tid: 2, tts: 2000 };
const elsewhere = { name: marks.painted, pid: 8, tid: 3, tts: 3000 };
const painted = { name: marks.painted, pid: 8, tid: 2, tts: 34_500 };

test("the processor time from a press to the paint is that of the page's own thread", () => {
  const traceEvents = [{ name: "other" }, pressed, elsewhere, painted];
  expect(readCpuUntilPaint(JSON.stringify({ traceEvents }))).toBe(32.5);
});

test("a trace without a press and its paint is an error, not zero", () => {
  const traceEvents = [pressed, elsewhere];
  expect(() => readCpuUntilPaint(JSON.stringify({ traceEvents }))).toThrow("no press");
});
