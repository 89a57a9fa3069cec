import { spawnSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildOf, projects } from "../support/builds.ts";
import { replaceIn, withFixtureShop } from "../support/copied-project.ts";

test("the check reports mistakes of every kind at once, and what is worth a warning", () =>
  withFixtureShop(async (folder) => {
    const change = (file: string, from: string, to: string) =>
      replaceIn(join(folder, file), from, to);
    change("content/posts.ts", "export const posts", "export const post");
    change("app/styles/tokens.css", "light-dark(#35534a, #b3c8bd)", "#888");
    change("content/products.ts", '"webp", "kelp", 4.6', '"webp", "kelp", 46');
    change("content/site.ts", 'name: "Skærgård"', 'name: "<b>店</b>"');
    change("app/pages/home/header-section.module.css", "-42%", "var(--nowhere)");
    rmSync(join(folder, "content/images/product-png.png"));
    const check = ["content-check/run-check.ts"];
    const runCheck = () => spawnSync(process.execPath, check, { cwd: folder, encoding: "utf8" });
    const run = runCheck();
    expect(run.status).toBe(1);
    const files = run.stderr.match(/^(?:app|content)\/[\w./-]+(?=[:,] )/gm) ?? [];
    expect([...new Set(files)]).toEqual([
      "content/posts.ts",
      "app/styles/tokens.css",
      "content/products.ts",
      "content/pictures.ts",
      "content/site.ts",
    ]);
    expect(run.stderr).toContain("--nowhere: found ");
    expect(run.stdout).toMatch(
      /^Warning: content\/site\.ts, name: "<b>" is shown as it is written/m,
    );
    expect(run.stdout).toMatch(/^Warning: content\/site\.ts, address: .* is a placeholder/m);
    expect(run.stdout).toMatch(/is in a folder, but BASE_PATH is not set/);
    rmSync(join(folder, "app/styles/tokens.css"));
    expect(runCheck().status).toBe(1);
  }));

test("a budget for what is ours fails npm test, unless the owner has named the shop", () =>
  withFixtureShop(async (folder) => {
    symlinkSync(buildOf("fixtureShop"), join(folder, "build"), "junction");
    const limits = join(folder, "build-tools/measuring/limits.ts");
    replaceIn(limits, /(?<=libraries: )[\d.]+/, "1");
    const check = ["build-tools/measuring/check-budgets.ts"];
    for (const [npm_package_name, status] of [
      ["hemline", 1],
      ["mine", 0],
    ] as const) {
      const env = { ...process.env, npm_package_name };
      const run = spawnSync(process.execPath, check, { cwd: folder, env, encoding: "utf8" });
      expect(run.stderr).toMatch(/^Over budget: libraries, \d+ bytes, more than 1000 /m);
      const bytes = (what: string) => Number(RegExp(`^${what}: (\\d+)`, "m").exec(run.stdout)?.[1]);
      const code = bytes("libraries") + bytes("our own code");
      expect(bytes("the scripts")).toBeGreaterThan(code); // The content is in them, too.
      expect(run.status).toBe(status);
    }
  }));

test("npm run pictures says where a remote picture comes from, and its size", () => {
  const list = ["build-tools/measuring/report-pictures.ts"];
  const run = spawnSync(process.execPath, list, { cwd: projects.fixtureShop, encoding: "utf8" });
  expect(run.status).toBe(0);
  expect(run.stdout).toContain("cut-boot (cut-out): ");
  expect(run.stdout).toContain("product-remote: https://pictures.example/socks.png, 800×1000 →");
});

test("two builds are compared by the bytes that visitors load", () => {
  const compare = "build-tools/measuring/compare-bytes.ts";
  const builds = [buildOf("fixtureShop"), buildOf("hebrewShop")];
  const run = spawnSync(process.execPath, [compare, ...builds], { encoding: "utf8" });
  const rows = [...run.stdout.matchAll(/^\| .+ \| (\d+) \| (\d+) \| (-?\d+) \|$/gm)];
  expect(rows).toHaveLength(6);
  for (const [row, before, after, change] of rows) {
    expect(Number(after) - Number(before), row).toBe(Number(change));
  }
});
