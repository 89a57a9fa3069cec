/** How much is buffered for a slow reader, in bytes. */
const maxBuffered = 1_048_576;

/**
 * Standard output or standard error that never blocks or ends the server: lines are dropped while it
 * cannot be written, for example to a full disk, and while the buffer is full.
 */
export function logTo(stream: NodeJS.WriteStream): { write(text: string): void } {
  stream.on("error", () => undefined);
  return {
    write(text) {
      if (stream.writableLength < maxBuffered) stream.write(text);
    },
  };
}
