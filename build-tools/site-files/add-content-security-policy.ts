import { hash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listHtmlFiles } from "./list-html-files.ts";

/**
 * Writes a Content-Security-Policy into each page. Inline scripts are allowed by their hashes; nothing else inline is.
 * @param pictureOrigins other hosts of pictures, allowed on every page because client-side navigation
 *   keeps the first page's policy
 */
export async function addContentSecurityPolicy(
  client: string,
  pictureOrigins: readonly string[],
): Promise<void> {
  const files = [...listHtmlFiles(client).map(({ file }) => file), "404.html"];
  const written = files.map(async (file) => {
    const html = await readFile(join(client, file), "utf8");
    const policy = policyFor(html, pictureOrigins);
    const charset = /<meta charset="utf-8"\/>/i;
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    await writeFile(
      join(client, file),
      html.replace(charset, (found) => found + meta),
    );
  });
  await Promise.all(written);
}

/** The directives that a `<meta>` may hold; the server adds `frame-ancestors`. */
export function policyFor(html: string, pictureOrigins: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html).join(" ")}`,
    "style-src 'self'",
    ["img-src 'self'", ...pictureOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

/** Of the scripts without a source, each once. Data blocks do not run. */
function scriptHashes(html: string): readonly string[] {
  const found = html.matchAll(
    /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = [...found].map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  return [...new Set(hashes)];
}
