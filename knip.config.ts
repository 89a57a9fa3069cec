import type { KnipConfig } from "knip";

export default {
  // Nothing imports these files. They are run by package.json, other scripts, the build or the browser.
  entry: [
    "app/content-shape/schema.ts",
    "app/entry.client.ts",
    "app/entry.server.tsx",
    "app/{shop,picture/picture}-fixture.ts",
    "content/*.ts",
    "e2e/test-shops/*/*.ts",
    "worker/{service,withdrawn}-worker.ts",
  ],
  // The build reads font packages as files and never imports them.
  ignoreDependencies: [/^@fontsource-variable\//],
  ignoreBinaries: ["apt-get", "fc-list"],
} satisfies KnipConfig;
