import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts each page's hints to fetch scripts behind its content, and behind its pictures in the
 * browser's queue. React writes them before the style sheets, where they take the connections that
 * styles and pictures need: what is seen comes first.
 */
export async function placeScriptHints(client: string): Promise<void> {
  for (const name of globSync("**/*.html", { cwd: client })) {
    const path = join(client, name);
    await writeFile(path, moveScriptHints(await readFile(path, "utf8")));
  }
}

/** Moves the hints to just before the module script that they are for; without one, nothing moves. */
export function moveScriptHints(html: string): string {
  const script = '<script type="module"';
  if (!html.includes(script)) return html;
  const hint = /<link rel="modulepreload"[^>]*>/g;
  const hints = [...html.matchAll(hint)]
    .join("")
    .replaceAll("<link ", '<link fetchpriority="low" ');
  return html.replaceAll(hint, "").replace(script, () => hints + script);
}
