/** What a page marks at a press and when the response to it is painted. */
export const marks = { pressed: "bench: pressed", painted: "bench: painted" } as const;

/**
 * The processor time of the thread with both marks from the one to the other, in milliseconds.
 * @param trace as Chromium writes it, in JSON
 * @throws if there are no two such marks
 */
export function readCpuUntilPaint(trace: string): number {
  const { traceEvents }: { traceEvents: readonly Record<string, unknown>[] } = JSON.parse(trace);
  const pressed = traceEvents.find(({ name }) => name === marks.pressed);
  const painted = traceEvents.find(
    ({ name, pid, tid }) => name === marks.painted && pid === pressed?.pid && tid === pressed?.tid,
  );
  if (typeof pressed?.tts !== "number" || typeof painted?.tts !== "number") {
    throw new Error("The trace has no press, or no paint of its response.");
  }
  return (painted.tts - pressed.tts) / 1000;
}
