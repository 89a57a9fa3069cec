import { globSync, statSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { normalizePath, type RunnableDevEnvironment } from "vite";
import { z } from "zod";
import type { findPage as findPageOf } from "../app/routes.ts";
import { htmlFileOf, listPages } from "./list-pages.ts";
import { listPageNames } from "./read-pages.ts";

export const clientEntry = "app/entry.client.ts";
export const serverEntry = "app/entry.server.tsx";

/** This address has no route, so it renders the not-found page. */
const notFound = "404.html";

type RenderPage = (
  address: string,
  listAssets: () => {
    readonly entry: string;
    readonly chunks: readonly string[];
    readonly styles: string | readonly string[];
  },
) => Promise<string | undefined>;

type AddPolicy = (html: string, styleNonce?: string) => string;

/** The exports of app/entry.server.tsx. */
const serverExports = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === "function"),
  addPolicy: z.custom<AddPolicy>((value) => typeof value === "function"),
});

/**
 * Renders every page to a file, then deletes the prerenderer. Skips an address that its page refuses to render.
 * @param client the folder of the client code
 * @param server the folder of the prerenderer
 * @returns the paths of the pages
 */
export async function renderPages(
  client: string,
  server: string,
  base: string,
): Promise<readonly string[]> {
  const listAssets = (pattern: string) =>
    globSync(pattern, { cwd: join(client, "assets") })
      .toSorted()
      .map((name) => `${base}assets/${name}`);
  // The client build's style sheets cover only islands. Replaces them with the prerenderer's, which cover every page.
  for (const name of globSync("*.css", { cwd: join(client, "assets") })) {
    await rm(join(client, "assets", name));
  }
  await cp(join(server, "assets"), join(client, "assets"), { recursive: true });
  const [entry = ""] = listAssets("entry.client-*.js");
  const sizeOf = (address: string) => statSync(join(client, address.slice(base.length))).size;
  // Lists the largest chunks first, for browsers that open few connections at a time.
  const chunks = listAssets("*.js")
    .filter((script) => script !== entry)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const assets = { entry, chunks, styles: await takeStyles(join(client, "assets")) };
  const code = pathToFileURL(join(server, "entry.server.js")).href;
  const { renderPage, addPolicy } = serverExports.parse(await import(/* @vite-ignore */ code));
  const pages: string[] = [];
  for (const path of [...listPages(), `/${notFound}`]) {
    const file = path === `/${notFound}` ? join(client, notFound) : htmlFileOf(client, path);
    const html = await renderPage(base + path.slice(1), () => assets);
    if (html === undefined) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, addPolicy(html));
    if (path !== `/${notFound}`) pages.push(path);
  }
  await rm(server, { recursive: true });
  return pages;
}

/** Returns the build's style sheet and deletes its file, because each page inlines the styles. */
async function takeStyles(folder: string): Promise<string> {
  const files = globSync("*.css", { cwd: folder }).map((name) => join(folder, name));
  const sheets = await Promise.all(files.map((file) => readFile(file, "utf8")));
  await Promise.all(files.map((file) => rm(file)));
  return sheets.join("\n").trim();
}

/** Renders the page at an address in development, from the current source files. */
export async function renderInDevelopment(
  root: string,
  ssr: RunnableDevEnvironment,
  address: string,
  base: string,
) {
  const exported: unknown = await ssr.runner.import(`/${serverEntry}`);
  const { renderPage, addPolicy } = serverExports.parse(exported);
  const pages = await ssr.runner.import<{ listPages: typeof listPages }>(
    "/build-tools/list-pages.ts",
  );
  const listed = pages.listPages();
  const listAssets = () => ({
    entry: base + clientEntry,
    chunks: [],
    // Links the styles in the HTML, because styles added by client code would load after the first paint.
    styles: [...ssr.moduleGraph.idToModuleMap.keys()]
      .filter((id) => id.endsWith(".css"))
      .map((id) =>
        id.startsWith("\0") ? `@id/__x00__${id.slice(1)}` : normalizePath(relative(root, id)),
      )
      .map((path) => `${base}${path}?direct`),
  });
  // Loads the modules of all pages, because client navigation may show any page and needs its styles.
  const { findPage } = await ssr.runner.import<{ findPage: typeof findPageOf }>("/app/routes.ts");
  await Promise.all(listed.map((page) => findPage(page, listPageNames(root))));
  const path = address.replace(/\?.*/, "");
  const isListed = listed.some((page) => withSlash(base + page.slice(1)) === withSlash(path));
  const found = isListed ? await renderPage(path, listAssets) : undefined;
  const html = found ?? (await renderPage(base + notFound, listAssets)) ?? "";
  return { status: found === undefined ? 404 : 200, html, addPolicy };
}

function withSlash(path: string): string {
  return path.replace(/\/?$/, "/");
}
