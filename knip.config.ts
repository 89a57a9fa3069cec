import type { KnipConfig } from "knip";

export default {
  // Run by package.json, by other scripts, by the build or by the browser: nothing imports these.
  entry: [
    "app/content-shape/schema.ts",
    "app/entry.client.ts",
    "app/entry.server.tsx",
    "app/{shop,picture/picture}-fixture.ts",
    "content/*.ts",
    "e2e/shops/*/*.ts",
    "worker/{service,withdrawn}-worker.ts",
  ],
  // Fonts are read as files, by their path in node_modules.
  ignoreDependencies: [/^@fontsource-variable\//],
  ignoreBinaries: ["apt-get"],
} satisfies KnipConfig;
