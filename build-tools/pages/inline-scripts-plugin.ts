import type { Plugin } from "vite";
import { bundleFile } from "./bundle-file.ts";
import { constantsPlugin } from "./constants-plugin.ts";

const suffix = "?inline-script";

/**
 * Makes `import script from "./file.ts?inline-script"` the text of a script that does what the module
 * does, with all that it imports. It is inlined in the HTML and left out of the client bundle, where the
 * text is empty.
 */
export function inlineScriptsPlugin(root: string): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const inHtml = this.environment.config.consumer === "server";
      const script = inHtml ? await bundleInline(root, id.slice(0, -suffix.length)) : "";
      return `export default ${JSON.stringify(script)}`;
    },
  };
}

async function bundleInline(root: string, entry: string): Promise<string> {
  const plugins = [constantsPlugin(root)];
  const code = await bundleFile({ root, entry, format: "iife", plugins });
  return code.trim().replaceAll("</script", "<\\/script");
}
