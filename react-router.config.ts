import type { Config } from "@react-router/dev/config";
import { buildDirectory, readBasePath } from "./build-tools/output/base-path.ts";
import { finishBuild } from "./build-tools/output/finish-build.ts";
import { listPages } from "./build-tools/pages/list-pages.ts";

export default {
  ssr: false,
  basename: readBasePath(),
  buildDirectory,
  prerender: listPages(),
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    finishBuild({
      root: viteConfig.root,
      directory: reactRouterConfig.buildDirectory,
      base: readBasePath(),
    }),
} satisfies Config;
