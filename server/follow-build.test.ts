import { cpSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updateBuildList, writeBuildList } from "./build-list.ts";
import { followBuild } from "./follow-build.ts";
import type { Build } from "./read-build.ts";
import { deploy, faults, files, listFiles, pages, writeSmallBuild } from "./server-fixture.ts";

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

function has(path: string): boolean {
  return currentBuild().files.has(path);
}

/** Lets the server look for a new build three times. */
function wait(): void {
  vi.advanceTimersByTime(3_000);
}

/** Deploys a build with another script in place of app-1234.js. */
function deployScript(name: string): void {
  deploy(directory, "<h1>New</h1>");
  for (const ending of ["", ".br", ".gz"]) {
    const assets = join(directory, "client/assets");
    renameSync(join(assets, `app-1234.js${ending}`), join(assets, name + ending));
  }
  updateBuildList(directory);
}

test("deleted, truncated and extended files are served unchanged", () => {
  writeFileSync(join(directory, "client/index.html"), "grown".repeat(1_000));
  truncateSync(join(directory, "client/404.html"), 3);
  rmSync(join(directory, "client/assets"), { recursive: true });
  wait();
  expect(homePage()).toBe(files["index.html"]);
  expect(currentBuild().notFound.identity.bytes.toString()).toBe(files["404.html"]);
  expect(has("/assets/app-1234.js")).toBe(true);
});

test("a build without a base cannot be started with", () => {
  writeFileSync(join(directory, "build.json"), JSON.stringify({ pages, files: {} }));
  expect(() => followBuild(directory, () => undefined)).toThrow("its list has another shape");
});

test("a new build is served, with the hashed files of three builds before it, and of no older", () => {
  const scripts = ["app-1234.js", "app-2.js", "app-3.js", "app-4.js", "app-5.js"];
  const served = () => scripts.map((name) => has(`/assets/${name}`));
  for (const name of scripts.slice(1, 4)) {
    deployScript(name);
    wait();
  }
  expect(homePage()).toBe("<h1>New</h1>");
  expect(new Set(logged)).toEqual(new Set(["A new build is served."]));
  expect(served()).toEqual([true, true, true, true, false]);
  deployScript("app-5.js");
  rmSync(join(directory, "client/search"), { recursive: true });
  const { "/search": _removed, ...left } = pages;
  writeBuildList(directory, { base: "/", pages: left });
  wait();
  expect(served()).toEqual([false, true, true, true, true]);
  expect(has("/search")).toBe(false);
});

test.each(Object.entries(faults))(
  "of a build %s the server logs one line, serves the previous one, and then the next good one",
  (_name, breakBuild) => {
    deploy(directory, "<h1>Broken</h1>");
    breakBuild(directory);
    wait();
    expect(logged).toEqual([expect.stringMatching(/^The previous build is still served: /)]);
    expect(homePage()).toBe(files["index.html"]);
    deploy(directory, "<h1>New</h1>");
    wait();
    expect(homePage()).toBe("<h1>New</h1>");
    expect(logged).toHaveLength(2);
    deploy(directory, "<h1>Broken</h1>");
    breakBuild(directory);
    wait();
    expect(logged).toHaveLength(3);
  },
);

test("a build that arrives file by file, in any order, is served when it is whole and not before", () => {
  const next = writeSmallBuild("<h1>New</h1>");
  const names = listFiles(next);
  const order = fc.shuffledSubarray(names, { minLength: names.length });
  fc.assert(
    fc.property(order, (shuffled) => {
      deploy(directory, files["index.html"]);
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
