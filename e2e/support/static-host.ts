import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { serve, type Served } from "../../build-tools/project/serve-build.ts";

type StaticHost = {
  /** The build's folder of files. */
  readonly client: string;
  /** The folder of the host: "/" or "/my-shop/". */
  readonly base: string;
  /** Whether the host adds the headers that `_headers` lists, as some do. */
  readonly readsHeaders: boolean;
};

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** The simplest host: files, an index for each folder, `404.html` for the rest. */
export function serveStatically({ client, base, readsHeaders }: StaticHost): Promise<Served> {
  const rules = readsHeaders ? readHeaderRules(client) : [];
  return serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    const file = pathname.startsWith(base)
      ? fileAt(client, pathname.slice(base.length))
      : undefined;
    if (file === "redirect") {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const path = file ?? join(client, "404.html");
    response.writeHead(file === undefined ? 404 : 200, {
      "Content-Type": types[extname(path)] ?? "",
      ...headersFor(rules, pathname),
    });
    createReadStream(path).pipe(response);
  });
}

/** The file of an address; a folder without a trailing slash is redirected, as hosts do. */
function fileAt(client: string, address: string): string | undefined {
  const path = join(client, normalize(`/${decodeURIComponent(address)}`));
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  const index = join(path, "index.html");
  if (!existsSync(index)) return undefined;
  return address === "" || address.endsWith("/") ? index : "redirect";
}

type HeaderRule = {
  readonly address: string;
  readonly headers: readonly (readonly [string, string])[];
};

/** Each unindented line is an address, which may end in `*`; its headers follow. */
function readHeaderRules(client: string): readonly HeaderRule[] {
  const blocks = readFileSync(join(client, "_headers"), "utf8")
    .trim()
    .split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [address = "", ...lines] = block.trim().split("\n");
    const headers = lines.map((line): [string, string] => {
      const [name = "", ...value] = line.split(":");
      return [name.trim(), value.join(":").trim()];
    });
    return { address: address.trim(), headers };
  });
}

function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter(({ address }) =>
    address.endsWith("*") ? pathname.startsWith(address.slice(0, -1)) : pathname === address,
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}
