import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin } from "vite";
import { readBasePath, readBuildDirectory } from "./base-path.ts";
import { readShopFont } from "./fonts/shop-font.ts";
import { clientEntry, renderInDevelopment, renderPages, serverEntry } from "./prerender.ts";
import { readTokens } from "./read-tokens.ts";
import { drawIcon } from "./site-files/draw-icons.ts";
import { finishBuild } from "./site-files/finish-build.ts";

/** Of the style elements that Vite inserts in development: the Content Security Policy allows no others. */
const styleNonce = "development";

/**
 * Builds the shop: the browser's code and the code that prerenders, then every page, then all other
 * files. In development, renders the page that is requested.
 */
export function buildPlugin(root: string): Plugin {
  const base = readBasePath();
  const directory = readBuildDirectory(root);
  const client = join(directory, "client");
  /** Holds the code that prerenders the pages; deleted once it has. */
  const prerenderer = join(directory, "server");

  /** In development, draws an icon that the owner has no file of. */
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
      // Otherwise Vite would take over a machine's "development", with the owner's folders in each component.
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
              // The style sheet of every page, and the fonts it names.
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
    // A CSS module that an island has imported is replaced in place. Its copy that the HTML links to accepts no
    // change: without an island, a saved one reloads the page.
    hotUpdate({ modules, file, server }) {
      // Whatever else a page is made of reloads it: the browser knows only the code of islands.
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
        // A missing picture or script gets Vite's short answer. The next page is fetched as what it is.
        const { "sec-fetch-dest": destination = "document", accept } = request.headers;
        if (destination !== "document" && accept !== "text/html") return next();
        try {
          const address = request.originalUrl ?? base;
          const { status, html, addPolicy } = await renderInDevelopment(root, ssr, address, base);
          response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
          // Vite puts the base before the addresses in these.
          const tags = /<(?:img|link|script)\b[^>]*>/g;
          const page = html.replaceAll(tags, (tag) =>
            tag.replaceAll(`"${base}`, '"/').replaceAll(` ${base}`, " /"),
          );
          // With Vite's own scripts, which the policy allows by their hashes, too.
          response.end(addPolicy(await server.transformIndexHtml(address, page), styleNonce));
        } catch (error) {
          // A restart, for a change of the content, ends what is being rendered: the browser asks again.
          if (ssr.runner.isClosed()) return response.writeHead(503, { Refresh: "1" }).end();
          // A module that failed would be remembered, although its cause may be fixed.
          ssr.runner.clearCache();
          next(error);
        }
      });
    },
  };
}
