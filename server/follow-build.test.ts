import { cpSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeBuildList } from "./build-list.ts";
import { followBuild } from "./follow-build.ts";
import type { Build } from "./read-build.ts";
import { changePage, faults, files, listFiles, pages, writeSmallBuild } from "./server-fixture.ts";

let directory: string;
let currentBuild: () => Build;
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  directory = writeSmallBuild();
  logged = [];
  currentBuild = followBuild(directory, (message) => logged.push(message));
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

function homePage(): string | undefined {
  return currentBuild().files.get("/")?.identity.bytes.toString();
}

/** Lets the server look for a new build three times. */
function wait(): void {
  vi.advanceTimersByTime(3_000);
}

/** Replaces the build by one with this home page and this script, in place of app-1234.js. */
function deploy(home: string, script: string): void {
  rmSync(directory, { recursive: true });
  renameSync(writeSmallBuild(), directory);
  for (const ending of ["", ".br", ".gz"]) {
    const assets = join(directory, "client/assets");
    renameSync(join(assets, `app-1234.js${ending}`), join(assets, `${script}${ending}`));
  }
  changePage(directory, "index.html", home);
}

test("deleted, truncated and extended files are served unchanged", () => {
  writeFileSync(join(directory, "client/index.html"), "grown".repeat(1_000));
  truncateSync(join(directory, "client/404.html"), 3);
  rmSync(join(directory, "client/assets"), { recursive: true });
  wait();
  expect(homePage()).toBe(files["index.html"]);
  expect(currentBuild().notFound.identity.bytes.toString()).toBe(files["404.html"]);
  expect(currentBuild().files.has("/assets/app-1234.js")).toBe(true);
});

test("a new build is served, with the hashed files of the previous one, and of no older", () => {
  deploy("<h1>New</h1>", "app-5678.js");
  rmSync(join(directory, "client/search"), { recursive: true });
  const { "/search": _removed, ...left } = pages;
  writeBuildList(directory, { base: "/", pages: left });
  wait();
  expect(homePage()).toBe("<h1>New</h1>");
  expect(logged).toEqual(["A new build is served."]);
  const { files: served } = currentBuild();
  expect(["app-1234", "app-5678"].map((name) => served.has(`/assets/${name}.js`))).toEqual([
    true,
    true,
  ]);
  expect(served.has("/search")).toBe(false);
  deploy("<h1>Newest</h1>", "app-9012.js");
  wait();
  expect(currentBuild().files.has("/assets/app-5678.js")).toBe(true);
  expect(currentBuild().files.has("/assets/app-1234.js")).toBe(false);
});

test.each(Object.entries(faults))(
  "of a build %s the server logs one line, serves the previous one, and then the next good one",
  (_name, breakBuild) => {
    changePage(directory, "index.html", "<h1>Broken</h1>");
    breakBuild(directory);
    wait();
    expect(logged).toEqual([expect.stringMatching(/^The previous build is still served: /)]);
    expect(homePage()).toBe(files["index.html"]);
    deploy("<h1>New</h1>", "app-5678.js");
    wait();
    expect(homePage()).toBe("<h1>New</h1>");
    expect(logged).toHaveLength(2);
  },
);

test("a build that arrives file by file, in any order, is served when it is whole and not before", () => {
  const next = writeSmallBuild();
  changePage(next, "index.html", "<h1>New</h1>");
  const names = listFiles(next);
  const order = fc.shuffledSubarray(names, { minLength: names.length });
  fc.assert(
    fc.property(order, (shuffled) => {
      rmSync(directory, { recursive: true });
      renameSync(writeSmallBuild(), directory);
      currentBuild = followBuild(directory, () => undefined);
      rmSync(directory, { recursive: true });
      for (const name of shuffled) {
        expect(homePage()).toBe(files["index.html"]);
        mkdirSync(dirname(join(directory, name)), { recursive: true });
        cpSync(join(next, name), join(directory, name));
        wait();
      }
      expect(homePage()).toBe("<h1>New</h1>");
    }),
    { numRuns: 10 },
  );
  rmSync(next, { recursive: true });
});
