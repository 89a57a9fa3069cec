/** How much is buffered for a slow reader of the log, in bytes. */
const maxBuffered = 1_048_576;

/**
 * Standard output that never blocks the shop: lines are dropped while it cannot be written, for
 * example to a full disk, and while the buffer is full.
 */
export function logOutput(): { write(line: string): void } {
  const { stdout } = process;
  stdout.on("error", () => undefined);
  return {
    write(line) {
      if (stdout.writableLength < maxBuffered) stdout.write(line);
    },
  };
}
