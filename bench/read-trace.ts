/** In milliseconds: a longer task keeps a visitor's tap waiting. */
const longTask = 50;

/**
 * The total time of tasks beyond 50 ms, on a CPU slower by this factor.
 *
 * @example longTaskExcess([10, 20, 30], 4) // (80 - 50) + (120 - 50) = 100
 */
export function longTaskExcess(tasks: readonly number[], slowdown: number): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task * slowdown - longTask), 0);
}

/**
 * The processor time of each task of a page's main thread, in milliseconds.
 *
 * @throws if the trace does not name the process of a page or has none of its tasks
 */
export function readTasks(trace: unknown): readonly number[] {
  const events = listOf(isRecord(trace) ? trace.traceEvents : undefined);
  const commit = events.findLast(({ name }) => name === "FrameCommittedInBrowser");
  const data = isRecord(commit?.args) ? commit.args.data : undefined;
  const pid = isRecord(data) ? data.processId : undefined;
  const thread = events.find(
    (event) =>
      event.name === "thread_name" &&
      event.pid === pid &&
      isRecord(event.args) &&
      event.args.name === "CrRendererMain",
  );
  if (thread === undefined) throw new Error("The trace names no main thread of a page.");
  const tasks = events
    .filter(
      ({ name, tid, pid: process }) => name === "RunTask" && process === pid && tid === thread.tid,
    )
    .flatMap(({ tdur }) => (typeof tdur === "number" ? [tdur / 1000] : []));
  if (tasks.length === 0) throw new Error("The trace has no task with its processor time.");
  return tasks;
}

/** What the page marks when the response to a click is painted. */
export const paintMark = "response painted";

/**
 * The processor time of the thread that handled a click, from the click to the mark, in milliseconds.
 *
 * @throws if the trace has no click or no mark after it
 */
export function readCpuUntilPaint(trace: unknown): number {
  const events = listOf(isRecord(trace) ? trace.traceEvents : undefined);
  const click = events.find(
    ({ name, args }) =>
      name === "EventDispatch" &&
      isRecord(args) &&
      isRecord(args.data) &&
      args.data.type === "click",
  );
  const mark = events.find(
    ({ name, pid, tid }) => name === paintMark && pid === click?.pid && tid === click?.tid,
  );
  if (typeof click?.tts !== "number" || typeof mark?.tts !== "number") {
    throw new Error("The trace has no click, or no paint of its response.");
  }
  return (mark.tts - click.tts) / 1000;
}

function listOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
