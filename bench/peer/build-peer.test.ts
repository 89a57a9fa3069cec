import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../../build-tools/project/clean-up.ts";
import { buildPeer } from "./build-peer.ts";

test("the peer is one page with one script and one style sheet", () =>
  inTemporaryFolder(async (folder) => {
    await buildPeer(folder);
    const [script, ...others] = globSync("assets/*.js", { cwd: folder });
    expect(others).toEqual([]);
    expect(globSync("assets/*.css", { cwd: folder })).toHaveLength(1);
    expect(readFileSync(join(folder, "index.html"), "utf8")).toContain(script);
  }));

test("the peer's page is styled by classes that the shop has", () => {
  const source = readFileSync(join(import.meta.dirname, "product-page.tsx"), "utf8");
  const sheets = source.matchAll(/import (\w+) from "(.+\.module\.css)"/g);
  const missing = [...sheets].flatMap(([, styles, path = ""]) => {
    const sheet = readFileSync(join(import.meta.dirname, path), "utf8");
    const used = source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"));
    return [...used].flatMap(([use, name]) => (sheet.includes(`.${name}`) ? [] : [use]));
  });
  expect(source).toContain("cardStyles.card");
  expect(missing).toEqual([]);
});
