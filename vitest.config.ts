import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,tooling,content}/**/*.test.ts"],
  },
});
