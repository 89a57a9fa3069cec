import type { Config } from "@react-router/dev/config";
import { buildDirectory, readBasePath } from "./tooling/base-path.ts";
import { finishBuild } from "./tooling/build/finish-build.ts";
import { listPages } from "./tooling/list-pages.ts";

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
