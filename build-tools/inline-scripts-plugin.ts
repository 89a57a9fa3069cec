import { build, type InlineConfig, type Plugin } from "vite";
import { shopFolderPlugin } from "./shop-folder.ts";
import { shopPlugin } from "./shop/shop-plugin.ts";

const suffix = "?inline-script";

/**
 * Makes `import { script } from "./file.ts?inline-script"` provide the code of the module and its imports, bundled as
 * one script. The prerenderer inlines the script in the HTML. In the client bundle, `script` is an empty string.
 */
export function inlineScriptsPlugin(root: string): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const entry = id.slice(0, -suffix.length);
      const isServer = this.environment.config.consumer === "server";
      const script = isServer
        ? await bundleFile(entry, { plugins: [shopFolderPlugin(root), shopPlugin(root)] })
        : "";
      return `export const script = ${JSON.stringify(script.trim().replaceAll("</script", "<\\/script"))}`;
    },
  };
}

/** Bundles a module and its imports into one minified script. */
export async function bundleFile(
  entry: string,
  settings: Pick<InlineConfig, "define" | "plugins"> = {},
): Promise<string> {
  const result = await build({
    ...settings,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name: "bundle", fileName: "bundle" },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk === undefined) throw new Error(`The bundle of ${entry} is empty.`);
  return chunk.code;
}
