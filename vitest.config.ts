import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Property tests take their time on a busy machine.
    testTimeout: 30_000,
    include: ["{app,server,tooling,content,worker,bench}/**/*.test.{ts,tsx}"],
  },
});
