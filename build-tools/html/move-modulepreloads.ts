import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Moves each page's modulepreload links behind its content, and behind its pictures in the browser's
 * queue. React writes them before the style sheets, where they compete with styles and pictures.
 */
export async function moveModulepreloads(client: string): Promise<void> {
  for (const name of globSync("**/*.html", { cwd: client })) {
    const path = join(client, name);
    await writeFile(path, moveScriptHints(await readFile(path, "utf8")));
  }
}

/** Moves the links to just before the module script; without one, nothing moves. */
export function moveScriptHints(html: string): string {
  const script = '<script type="module"';
  if (!html.includes(script)) return html;
  const hint = /<link rel="modulepreload"[^>]*>/g;
  const hints = [...html.matchAll(hint)]
    .join("")
    .replaceAll("<link ", '<link fetchpriority="low" ');
  return html.replaceAll(hint, "").replace(script, () => hints + script);
}
