/**
 * How many elements the largest recalculation of styles in a trace of Chromium's comprised.
 *
 * @throws if the trace is not one
 */
export function largestRecalculation(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString());
  if (!Array.isArray(traceEvents)) throw new Error("The trace has no events.");
  return Math.max(
    0,
    ...traceEvents
      .filter(({ name }) => name === "UpdateLayoutTree")
      .map(({ args }) => args.elementCount),
  );
}
