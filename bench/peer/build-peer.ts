import { join } from "node:path";
import { build } from "vite";
import { fontsPlugin } from "../../build-tools/fonts/fonts-plugin.ts";

const root = join(import.meta.dirname, "../..");

/** Bundles the peer's page, without its products and pictures, into a folder. */
export async function buildPeer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    mode: "production",
    logLevel: "error",
    plugins: [fontsPlugin(root)],
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
}
