import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin } from "vite";
import { readBasePath, readBuildDirectory } from "./base-path.ts";
import { readShopFont } from "./fonts/shop-font.ts";
import { clientEntry, renderInDevelopment, renderPages, serverEntry } from "./prerender.ts";
import { readTokens } from "./read-tokens.ts";
import { drawIcon } from "./site-files/draw-icons.ts";
import { finishBuild } from "./site-files/finish-build.ts";

/** The nonce of Vite's style elements in development. The Content Security Policy blocks other style elements. */
const styleNonce = "development";

/**
 * Builds the client code and the prerenderer, then every page, then all other files. In development, renders each
 * requested page.
 */
export function buildPlugin(root: string): Plugin {
  const base = readBasePath();
  const directory = readBuildDirectory(root);
  const client = join(directory, "client");
  /** The folder of the prerenderer. The build deletes this folder after rendering all pages. */
  const prerenderer = join(directory, "server");

  /** Draws a requested icon in development, if content/public/ has no file for the icon. */
  const sendIcon: Connect.NextHandleFunction = async ({ url = "" }, response, next) => {
    if (!/\.(?:png|ico)$/.test(url)) return next();
    try {
      const tokens = readTokens(root);
      const shop = { root, tokens, font: readShopFont(root, tokens) };
      const drawn = await drawIcon(shop, url.slice(1));
      if (drawn === undefined) next();
      else response.end(drawn);
    } catch (error) {
      next(error);
    }
  };

  return {
    name: "build",
    config: (_, { command }) => {
      // If the machine sets NODE_ENV to "development", every component would contain folder names of the machine.
      if (command === "build") process.env.NODE_ENV = "production";
      return {
        appType: "custom",
        html: { cspNonce: styleNonce },
        builder: {},
        server: {
          watch: { ignored: [directory, `${root}/e2e/builds`].map((one) => `${one}/**`) },
        },
        environments: {
          client: { build: { outDir: client, rolldownOptions: { input: clientEntry } } },
          ssr: {
            build: {
              outDir: prerenderer,
              // Emits every page's style sheet and the font files that the style sheets use.
              emitAssets: true,
              cssMinify: "lightningcss",
              rolldownOptions: { input: serverEntry, output: { codeSplitting: false } },
            },
          },
        },
      };
    },
    async buildApp(builder) {
      rmSync(directory, { recursive: true, force: true });
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
      const pages = await renderPages(client, prerenderer, base);
      await finishBuild(root, pages, client, base);
    },
    // If an island imports a changed CSS module, Vite updates its styles without a reload. The copy that the HTML
    // links (`?direct`) cannot be updated, so the page reloads if no island imports the module.
    hotUpdate({ modules, file, server }) {
      // A change to any other source file reloads the page, because the browser loads only the islands' code.
      if (this.environment.name === "ssr" && modules.length > 0 && !file.endsWith(".css")) {
        server.environments.client.hot.send({ type: "full-reload" });
      }
      const imported = modules.filter(({ url }) => !url.endsWith(".module.css?direct"));
      return imported.length === 0 ? modules : imported;
    },
    configureServer: (server) => () => {
      server.middlewares.use(sendIcon);
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's code.");
      server.middlewares.use(async (request, response, next) => {
        // Vite responds to requests for missing pictures and scripts. The shop responds only to requests for
        // documents and to client navigation, which requests "text/html".
        const { "sec-fetch-dest": destination = "document", accept } = request.headers;
        if (destination !== "document" && accept !== "text/html") return next();
        try {
          const address = request.originalUrl ?? base;
          const { status, html, addPolicy } = await renderInDevelopment(root, ssr, address, base);
          response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
          // Removes the base path from the addresses in these tags, because Vite adds it again.
          const tags = /<(?:img|link|script)\b[^>]*>/g;
          const page = html.replaceAll(tags, (tag) =>
            tag.replaceAll(`"${base}`, '"/').replaceAll(` ${base}`, " /"),
          );
          // Adds the policy last, so that the policy includes the hashes of Vite's own scripts.
          response.end(addPolicy(await server.transformIndexHtml(address, page), styleNonce));
        } catch (error) {
          // A restart after a content change aborts the rendering. The response makes the browser request the page
          // again.
          if (ssr.runner.isClosed()) return response.writeHead(503, { Refresh: "1" }).end();
          // Clears the cache, because Vite would keep a failed module even after its error is fixed.
          ssr.runner.clearCache();
          next(error);
        }
      });
    },
  };
}
