type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

const barLength = 24;

/** How often a line is written where none can be rewritten, such as in the log of a workflow. */
const linesInLog = 4;

/**
 * Shows how many of the pictures' files are encoded: in a terminal as one line that is rewritten,
 * elsewhere as a few lines.
 *
 * @param now in milliseconds
 * @returns to be called after each file
 */
export function startProgress(
  total: number,
  output: Output = process.stdout,
  now: () => number = () => performance.now(),
): () => void {
  const started = now();
  let done = 0;
  return () => {
    done += 1;
    const line = describeProgress(done, total, now() - started);
    if (output.isTTY) output.write(`\r\x1B[K${line}${done === total ? "\n" : ""}`);
    else if (isDue(done, total)) output.write(`${line}\n`);
  };
}

/** @example describeProgress(12, 48, 5_000) // "Encoding pictures ██████░░… 12 of 48, about 15 s left" */
function describeProgress(done: number, total: number, elapsed: number): string {
  const filled = Math.round((barLength * done) / total);
  const bar = "█".repeat(filled) + "░".repeat(barLength - filled);
  const left = Math.ceil((elapsed * (total - done)) / done / 1000);
  const rest = done === total ? `in ${Math.round(elapsed / 1000)} s` : `about ${left} s left`;
  return `Encoding pictures ${bar} ${done} of ${total}, ${rest}`;
}

function isDue(done: number, total: number): boolean {
  const step = (count: number) => Math.floor((linesInLog * count) / total);
  return step(done) > step(done - 1);
}
