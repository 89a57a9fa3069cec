import type { KnipConfig } from "knip";

export default {
  // Nothing imports these files: package.json, other scripts, the build or the browser run them.
  entry: [
    "app/content-shape/schema.ts",
    "app/entry.client.ts",
    "app/entry.server.tsx",
    "app/{shop,picture/picture}-fixture.ts",
    "content/*.ts",
    "e2e/shops/*/*.ts",
    "worker/{service,withdrawn}-worker.ts",
  ],
  // Fonts are read as files from node_modules.
  ignoreDependencies: [/^@fontsource-variable\//],
  ignoreBinaries: ["apt-get"],
} satisfies KnipConfig;
