import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin } from "vite";
import { readBasePath, readBuildDirectory } from "./base-path.ts";
import { readShopFont } from "./fonts/shop-font.ts";
import { clientEntry, renderInDevelopment, renderPages, serverEntry } from "./prerender.ts";
import { readTokens } from "./read-tokens.ts";
import { drawIcon } from "./site-files/draw-icons.ts";
import { finishBuild } from "./site-files/finish-build.ts";

/** The nonce of Vite's style elements in development. The Content Security Policy allows no others. */
const styleNonce = "development";

/**
 * Builds the shop: first the client code and the prerenderer, then every page, then all other files. In
 * development, renders each requested page.
 */
export function buildPlugin(root: string): Plugin {
  const base = readBasePath();
  const directory = readBuildDirectory(root);
  const client = join(directory, "client");
  /** Holds the prerenderer, and is deleted once all pages are rendered. */
  const prerenderer = join(directory, "server");

  /** In development, draws an icon if the owner has no file for it. */
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
      // A machine's NODE_ENV of "development" would put the owner's folder names into each component.
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
              // Emits every page's style sheet and the fonts it names.
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
    // Vite replaces a CSS module imported by an island in place. The copy linked in the HTML accepts no updates, so
    // the page reloads if no island has imported the module.
    hotUpdate({ modules, file, server }) {
      // Changes to other sources reload the page, because the browser has only the code of islands.
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
        // Missing pictures and scripts get Vite's short response. Client navigation fetches pages as "text/html".
        const { "sec-fetch-dest": destination = "document", accept } = request.headers;
        if (destination !== "document" && accept !== "text/html") return next();
        try {
          const address = request.originalUrl ?? base;
          const { status, html, addPolicy } = await renderInDevelopment(root, ssr, address, base);
          response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
          // Vite adds the base path to the addresses in these tags.
          const tags = /<(?:img|link|script)\b[^>]*>/g;
          const page = html.replaceAll(tags, (tag) =>
            tag.replaceAll(`"${base}`, '"/').replaceAll(` ${base}`, " /"),
          );
          // Added last, so that the policy also has the hashes of Vite's own scripts.
          response.end(addPolicy(await server.transformIndexHtml(address, page), styleNonce));
        } catch (error) {
          // A restart after a content change aborts the rendering, so the browser retries.
          if (ssr.runner.isClosed()) return response.writeHead(503, { Refresh: "1" }).end();
          // Vite would cache a failed module even after its cause is fixed.
          ssr.runner.clearCache();
          next(error);
        }
      });
    },
  };
}
