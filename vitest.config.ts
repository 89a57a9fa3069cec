import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,tooling,content,worker,bench}/**/*.test.{ts,tsx}"],
  },
});
