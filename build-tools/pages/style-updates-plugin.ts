import { relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

/**
 * In development, applies a saved CSS module without reloading the page. Vite passes the change on to
 * the modules that import it, as its class names may have changed; ours depend on its file alone
 * (vite.config.ts). The style sheet that the HTML links to has the old rules and accepts no change.
 */
export function styleUpdatesPlugin(root: string): Plugin {
  return {
    name: "style-updates",
    apply: "serve",
    enforce: "post",
    hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.endsWith(".module.css?direct")),
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        if (this.environment.name !== "client") return undefined;
        const link = JSON.stringify(`link[href$="${normalizePath(relative(root, id))}?direct"]`);
        return `${code}\nimport.meta.hot.accept(() => document.querySelector(${link})?.remove());`;
      },
    },
  };
}
