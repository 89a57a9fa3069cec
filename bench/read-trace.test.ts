import { expect, test } from "vitest";
import { longTaskExcess, paintMark, readTasks, readCpuUntilPaint } from "./read-trace.ts";

const names = [
  { name: "thread_name", pid: 7, tid: 1, args: { name: "CrRendererMain" } },
  { name: "thread_name", pid: 8, tid: 2, args: { name: "CrRendererMain" } },
  { name: "FrameCommittedInBrowser", pid: 1, tid: 1, args: { data: { processId: 8 } } },
];

test("only what exceeds 50 ms on the slower processor counts", () => {
  expect(longTaskExcess([10, 12.5, 20, 30], 4)).toBe(100);
});

function task(pid: number, tid: number, tdur: number) {
  return { name: "RunTask", pid, tid, tdur };
}

test("tasks of the page's own main thread are read, in milliseconds of processor time", () => {
  const traceEvents = [
    ...names,
    task(7, 1, 9000),
    task(8, 2, 1500),
    task(8, 3, 9000),
    task(8, 2, 250),
  ];
  expect(readTasks({ traceEvents })).toEqual([1.5, 0.25]);
});

test("a trace without a page's tasks is an error, not zero", () => {
  expect(() => readTasks({ traceEvents: names })).toThrow("no task");
  expect(() => readTasks({})).toThrow("no main thread");
});

function dispatch(type: string, tts: number) {
  return { name: "EventDispatch", pid: 8, tid: 2, tts, args: { data: { type } } };
}

test("the processor time from a click to the paint is that of the click's own thread", () => {
  const traceEvents = [
    dispatch("mouseup", 1000),
    dispatch("click", 2000),
    { name: paintMark, pid: 8, tid: 3, tts: 3000 },
    { name: paintMark, pid: 8, tid: 2, tts: 34_500 },
  ];
  expect(readCpuUntilPaint({ traceEvents })).toBe(32.5);
  expect(() => readCpuUntilPaint({ traceEvents: traceEvents.slice(0, 3) })).toThrow("no click");
});
