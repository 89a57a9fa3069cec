/** Loaded into the server by soak.ts: responds to each message with the memory in use. */
process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The server must still end by itself.
process.channel?.unref();
