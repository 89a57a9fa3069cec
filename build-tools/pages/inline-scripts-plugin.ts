import type { Plugin } from "vite";
import { bundleFile } from "./bundle-file.ts";

const suffix = "?inline-script";

/**
 * Makes `import { script } from "./file.ts?inline-script"` the text of a script that does what the module
 * does, with all that it imports. It is inlined in the HTML and left out of the client bundle, where the
 * text is empty.
 */
export function inlineScriptsPlugin(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const { consumer, define = {} } = this.environment.config;
      const entry = id.slice(0, -suffix.length);
      const script = consumer === "server" ? await bundleFile(entry, { define }) : "";
      return `export const script = ${JSON.stringify(script.trim().replaceAll("</script", "<\\/script"))}`;
    },
  };
}
