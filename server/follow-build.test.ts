import { cpSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followBuild } from "./follow-build.ts";
import type { Build } from "./read-build.ts";
import { files, writeSmallBuild } from "./server-fixture.ts";

let directory: string;
let build: Build;
let logged: string[];

beforeEach(() => {
  directory = writeSmallBuild();
  logged = [];
  build = followBuild({ directory, log: (message) => logged.push(message), interval: 20 });
});

afterEach(() => rmSync(directory, { recursive: true }));

function homePage(): string | undefined {
  return build.files.get("/")?.identity.bytes.toString();
}

test("deleted, truncated and extended files are served unchanged", () => {
  writeFileSync(join(directory, "client/index.html"), "grown".repeat(1_000));
  truncateSync(join(directory, "client/404.html"), 3);
  rmSync(join(directory, "client/assets"), { recursive: true });
  expect(homePage()).toBe(files["index.html"]);
  expect(build.notFound.identity.bytes.toString()).toBe(files["404.html"]);
  expect(build.files.has("/assets/app-1234.js")).toBe(true);
});

test("a new build is served, with the hashed files of the previous one", async () => {
  const next = writeSmallBuild();
  writeFileSync(join(next, "client/index.html"), "<h1>New</h1>");
  renameSync(join(next, "client/assets/app-1234.js"), join(next, "client/assets/app-5678.js"));
  rmSync(join(next, "client/search"), { recursive: true });
  writeFileSync(
    join(next, "pages.json"),
    JSON.stringify({ base: "/", pages: { "/": "default-src 'self'" } }),
  );
  rmSync(directory, { recursive: true });
  expect(homePage()).toBe(files["index.html"]);
  renameSync(next, directory);
  await expect.poll(homePage).toBe("<h1>New</h1>");
  expect(logged).toEqual(["A new build is served."]);
  expect([...build.files.keys()]).toEqual(
    expect.arrayContaining(["/assets/app-1234.js", "/assets/app-5678.js"]),
  );
  expect(build.files.has("/search")).toBe(false);
});

test("an incomplete new build is reported once, and served when it is complete", async () => {
  const page = join(directory, "client/search/index.html");
  cpSync(page, `${page}.moved`);
  rmSync(page);
  writeFileSync(join(directory, "client/index.html"), "<h1>New</h1>");
  cpSync(join(directory, "pages.json"), join(directory, "pages.json.moved"));
  renameSync(join(directory, "pages.json.moved"), join(directory, "pages.json"));
  const message = `The previous build is still served. The build is incomplete: ${page} is missing. Run \`npm run build\` again.`;
  await expect.poll(() => logged).toEqual([message]);
  expect(homePage()).toBe(files["index.html"]);
  mkdirSync(join(directory, "client/search"), { recursive: true });
  renameSync(`${page}.moved`, page);
  await expect.poll(homePage).toBe("<h1>New</h1>");
  expect(logged).toEqual([message, "A new build is served."]);
});
