import { globSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { normalizePath, type RunnableDevEnvironment } from "vite";
import { z } from "zod";
import { listPages } from "./list-pages.ts";

export const clientEntry = "app/entry.client.tsx";
export const serverEntry = "app/entry.server.tsx";

/** No page has this address, so it shows the not-found page. */
const notFound = "404.html";

type RenderPage = (
  address: string,
  assets: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
) => Promise<string>;

/** What app/entry.server.tsx exports. */
const serverExports = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === "function"),
});

/**
 * Renders every page to a file, and deletes the code that did.
 * @param client the folder of the browser's code
 * @param server the folder of the code that prerenders
 */
export async function renderPages(client: string, server: string, base: string): Promise<void> {
  const listAssets = (extension: string) =>
    globSync(`*.${extension}`, { cwd: join(client, "assets") }).map(
      (name) => `${base}assets/${name}`,
    );
  // Libraries first: the entry imports them.
  const assets = { scripts: listAssets("js").toSorted().toReversed(), styles: listAssets("css") };
  const entry = pathToFileURL(join(server, "entry.server.js")).href;
  const { renderPage } = serverExports.parse(await import(/* @vite-ignore */ entry));
  for (const path of [...listPages(), `/${notFound}`]) {
    // Hosts decode an address before they look for its file.
    const name = path === `/${notFound}` ? notFound : `${decodeURIComponent(path)}/index.html`;
    const file = join(client, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await renderPage(base + path.slice(1), assets));
  }
  await rm(server, { recursive: true });
}

/** Renders the page at an address from the modules as they are now. */
export async function renderInDevelopment(
  root: string,
  ssr: RunnableDevEnvironment,
  address: string,
  base: string,
) {
  const { renderPage } = serverExports.parse(await ssr.runner.import(`/${serverEntry}`));
  const pages = await ssr.runner.import<{ listPages: typeof listPages }>(
    "/build-tools/list-pages.ts",
  );
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
  const path = withSlash(address.replace(/\?.*/, ""));
  const found = pages.listPages().some((page) => withSlash(base + page.slice(1)) === path);
  return found
    ? { status: 200, html: await renderPage(address, assets) }
    : { status: 404, html: await renderPage(base + notFound, assets) };
}

function withSlash(path: string): string {
  return path.replace(/\/?$/, "/");
}
