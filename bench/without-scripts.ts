import type { RequestListener } from "node:http";
import { brotliCompressSync } from "node:zlib";

type Answer = { readonly status: number; readonly type: string; readonly body: Buffer };

/** Answers like the shop at an origin, without its scripts: what its pages cost at least. */
export function removeScripts(origin: string): RequestListener {
  const answers = new Map<string, Promise<Answer>>();
  return async (request, response) => {
    const { url = "/" } = request;
    const found = answers.get(url) ?? answer(origin + url);
    answers.set(url, found);
    const { status, type, body } = await found;
    const encoding = isText(type) ? { "Content-Encoding": "br" } : {};
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache", ...encoding });
    response.end(body);
  };
}

async function answer(address: string): Promise<Answer> {
  const response = await fetch(address);
  const type = response.headers.get("Content-Type") ?? "";
  const body = Buffer.from(await response.arrayBuffer());
  const changed = type.startsWith("text/html")
    ? Buffer.from(withoutScripts(body.toString()))
    : body;
  return {
    status: response.status,
    type,
    body: isText(type) ? brotliCompressSync(changed) : changed,
  };
}

function isText(type: string): boolean {
  return /^text\/|svg|json/.test(type);
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
}
