import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  isRunnableDevEnvironment,
  type Manifest,
  normalizePath,
  type Plugin,
  type RunnableDevEnvironment,
} from "vite";
import { nextBuild } from "../../server/build-list.ts";
import { buildDirectory, readBasePath } from "../reading/base-path.ts";
import { listPages } from "../reading/list-pages.ts";
import { finishBuild } from "../writing/finish-build.ts";
import { replaceBuild } from "../writing/replace-build.ts";

const clientEntry = "app/entry.client.tsx";
const serverEntry = "app/entry.server.tsx";

/** No page has this address, so it shows the not-found page. */
const notFound = "404.html";

/** What app/entry.server.tsx exports. */
type Server = {
  renderPage: (
    address: string,
    assets: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  ) => Promise<string>;
};

/**
 * Renders each page to HTML: all of them once the browser's code and the one that prerenders are built,
 * or in development the one that is requested.
 */
export function prerenderPlugin(root: string): Plugin {
  const base = readBasePath();
  const directory = resolve(root, buildDirectory);
  const client = join(nextBuild(directory), "client");
  /** Holds what prerenders the pages; deleted with the build's end. */
  const serverDirectory = join(nextBuild(directory), "server");

  async function prerenderAll() {
    const manifest: Manifest = JSON.parse(await readFile(join(client, "manifest.json"), "utf8"));
    const files = Object.values(manifest).map(({ file }) => base + file);
    const assets = {
      scripts: files.filter((file) => file.endsWith(".js")),
      styles: files.filter((file) => file.endsWith(".css")),
    };
    const entry = pathToFileURL(join(serverDirectory, "entry.server.js")).href;
    const { renderPage }: Server = await import(/* @vite-ignore */ entry);
    for (const path of [...listPages(), `/${notFound}`]) {
      // Hosts decode an address before they look for its file.
      const name = path === `/${notFound}` ? notFound : `${decodeURIComponent(path)}/index.html`;
      const file = join(client, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await renderPage(base + path.slice(1), assets));
    }
    await rm(join(client, "manifest.json"));
    await rm(serverDirectory, { recursive: true });
  }

  return {
    name: "prerender",
    config: () => ({
      appType: "custom",
      builder: {},
      server: { watch: { ignored: [`${directory}{,.next,.previous}/**`] } },
      environments: {
        client: {
          build: {
            outDir: client,
            manifest: "manifest.json",
            rolldownOptions: { input: clientEntry },
          },
        },
        ssr: { build: { outDir: serverDirectory, rolldownOptions: { input: serverEntry } } },
      },
    }),
    async buildApp(builder) {
      await replaceBuild(directory, async (folder) => {
        for (const environment of Object.values(builder.environments)) {
          await builder.build(environment);
        }
        await prerenderAll();
        await finishBuild(root, folder, base);
      });
    },
    configureServer: (server) => () => {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's code.");
      server.middlewares.use(async (request, response, next) => {
        // A missing picture or script gets Vite's short answer.
        if ((request.headers["sec-fetch-dest"] ?? "document") !== "document") return next();
        try {
          const address = request.originalUrl ?? base;
          const { status, html } = await renderInDevelopment(ssr, address);
          response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
          response.end(await server.transformIndexHtml(address, html));
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

  async function renderInDevelopment(ssr: RunnableDevEnvironment, address: string) {
    const { renderPage }: Server = await ssr.runner.import(`/${serverEntry}`);
    const modules = [...ssr.moduleGraph.idToModuleMap.keys()];
    const assets = {
      scripts: [base + clientEntry],
      // The client's own styles would come after the first paint.
      styles: modules
        .filter((id) => id.endsWith(".css"))
        .map((id) =>
          id.startsWith("\0") ? `@id/__x00__${id.slice(1)}` : normalizePath(relative(root, id)),
        )
        .map((path) => `${base}${path}?direct`),
    };
    const html = await renderPage(address, assets);
    // As in a build: the same HTML for every address that is not found.
    return html.includes('name="robots"')
      ? { status: 404, html: await renderPage(base + notFound, assets) }
      : { status: 200, html };
  }
}
