import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { listPages } from "./tooling/list-pages.ts";
import { finishBuild } from "./tooling/finish-build.ts";

export default {
  ssr: false,
  prerender: listPages(),
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    finishBuild(viteConfig.root, join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
