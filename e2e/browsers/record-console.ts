import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The key under which pages store their recorded errors and warnings. */
export const recordKey = "recorded-console";

/**
 * Records errors and warnings in the session's storage, where they survive a change of document. A preload that ends
 * when its page is left is no error: a script that is missing fails where it is used.
 */
const recorder = `{
  const record = (message) =>
    sessionStorage.setItem("${recordKey}", (sessionStorage.getItem("${recordKey}") ?? "") + message + "\\n");
  for (const level of ["error", "warn"]) console[level] = (...words) => record(words.join(" "));
  addEventListener("error", ({ message, target }) => {
    if (target.rel !== "modulepreload") record(message ?? "failed: " + target.outerHTML);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => record(reason));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => record("blocked: " + blockedURI));
}`;

/** Copies a build to a folder, and adds a script to its pages that records what they write to the console. */
export function copyWithRecorder(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true });
  const client = join(folder, "client");
  writeFileSync(join(client, "recorder.js"), recorder);
  for (const name of globSync("**/*.html", { cwd: client })) {
    const file = join(client, name);
    const html = readFileSync(file, "utf8");
    // The script comes after the page's Content Security Policy, which allows it.
    writeFileSync(file, html.replace("<style>", '<script src="/recorder.js"></script><style>'));
    for (const copy of ["br", "gz"]) rmSync(`${file}.${copy}`, { force: true });
  }
}
