import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin } from "vite";
import { readBasePath, readBuildDirectory } from "./base-path.ts";
import { readShopFont } from "./fonts/shop-font.ts";
import { drawIcon } from "./post-build/draw-icons.ts";
import { finishBuild } from "./post-build/finish-build.ts";
import { clientEntry, renderInDevelopment, renderPages, serverEntry } from "./prerender.ts";
import { readTokens } from "./read-tokens.ts";

/** The nonce of Vite's style elements in development. The Content Security Policy blocks other style elements. */
const styleNonce = "development";

/**
 * Builds the client code and the prerenderer, then every page, then all other files. In development, renders pages on
 * request.
 */
export function buildPlugin(root: string): Plugin {
  const base = readBasePath();
  const directory = readBuildDirectory(root);
  const client = join(directory, "client");
  /** The prerenderer's folder. The build deletes this folder after rendering all pages. */
  const prerenderer = join(directory, "server");

  /** In development, draws a requested icon that has no file in content/public/. */
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
      // Overrides the machine's NODE_ENV, because a development build would embed the machine's folder names in
      // components.
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
              // The style sheet and the fonts come from this build, because the client's covers only the islands.
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
    // If an island imports a changed CSS module, Vite updates the styles without a reload. If only the HTML links to
    // the module (`?direct`), the page reloads.
    hotUpdate({ modules, file, server }) {
      // Reloads the page when the server's code changes, because the browser loads only the islands' code.
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
        // Renders only documents and the pages that client navigation requests as "text/html". Vite responds to
        // requests for missing pictures and scripts.
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
          // Adds the policy last, because it must include the hashes of Vite's own scripts.
          response.end(addPolicy(await server.transformIndexHtml(address, page), styleNonce));
        } catch (error) {
          // A restart after a content change aborts rendering, so this response makes the browser request the page
          // again.
          if (ssr.runner.isClosed()) return response.writeHead(503, { Refresh: "1" }).end();
          // Clears the cache, because Vite would keep a failed module cached after its error is fixed.
          ssr.runner.clearCache();
          next(error);
        }
      });
    },
  };
}
