import {
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeBuildList } from "./build-list.ts";
import { followBuild } from "./follow-build.ts";
import type { Build } from "./read-build.ts";
import { changePage, files, pages, writeSmallBuild } from "./server-fixture.ts";

let directory: string;
let build: Build;
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  directory = writeSmallBuild();
  logged = [];
  build = followBuild({ directory, log: (message) => logged.push(message) });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

function homePage(): string | undefined {
  return build.files.get("/")?.identity.bytes.toString();
}

/** Lets the server look for a new build three times. */
function wait(): void {
  vi.advanceTimersByTime(3_000);
}

/** A build with another home page and another script. */
function writeNextBuild(): string {
  const next = writeSmallBuild();
  for (const ending of ["", ".br", ".gz"]) {
    const assets = join(next, "client/assets");
    renameSync(join(assets, `app-1234.js${ending}`), join(assets, `app-5678.js${ending}`));
  }
  changePage(next, "index.html", "<h1>New</h1>");
  return next;
}

test("deleted, truncated and extended files are served unchanged", () => {
  writeFileSync(join(directory, "client/index.html"), "grown".repeat(1_000));
  truncateSync(join(directory, "client/404.html"), 3);
  rmSync(join(directory, "client/assets"), { recursive: true });
  wait();
  expect(homePage()).toBe(files["index.html"]);
  expect(build.notFound.identity.bytes.toString()).toBe(files["404.html"]);
  expect(build.files.has("/assets/app-1234.js")).toBe(true);
});

test("a new build is served, with the hashed files of the previous one", () => {
  const next = writeNextBuild();
  rmSync(join(next, "client/search"), { recursive: true });
  const { "/search": _removed, ...left } = pages;
  writeBuildList(next, { base: "/", pages: left });
  rmSync(directory, { recursive: true });
  renameSync(next, directory);
  wait();
  expect(homePage()).toBe("<h1>New</h1>");
  expect(logged).toEqual(["A new build is served."]);
  expect([...build.files.keys()]).toEqual(
    expect.arrayContaining(["/assets/app-1234.js", "/assets/app-5678.js"]),
  );
  expect(build.files.has("/search")).toBe(false);
});

/** Each replaces the build by one that is not whole. */
const incomplete: Readonly<Record<string, () => void>> = {
  "without a script": () => rmSync(join(directory, "client/assets/app-5678.js")),
  "with half a style sheet": () => truncateSync(join(directory, "client/assets/large-1234.css"), 9),
  "with another page": () => writeFileSync(join(directory, "client/search/index.html"), "other"),
  "without a list": () => rmSync(join(directory, "build.json")),
  "with half a list": () => truncateSync(join(directory, "build.json"), 99),
  "with a list without pages": () => writeBuildList(directory, { base: "/", pages: {} }),
  "for another base": () => writeBuildList(directory, { base: "/shop/", pages }),
  "in a loop of links": () => {
    rmSync(directory, { recursive: true });
    symlinkSync(directory, directory);
  },
  "that is a file": () => {
    rmSync(directory, { recursive: true });
    writeFileSync(directory, "");
  },
};

test.each(Object.entries(incomplete))(
  "of a build %s the server logs one line, serves the previous one, and then the next good one",
  (_name, breakBuild) => {
    rmSync(directory, { recursive: true });
    renameSync(writeNextBuild(), directory);
    breakBuild();
    wait();
    expect(logged).toEqual([expect.stringMatching(/^The previous build is still served: /)]);
    expect(homePage()).toBe(files["index.html"]);
    rmSync(directory, { recursive: true });
    renameSync(writeNextBuild(), directory);
    wait();
    expect(homePage()).toBe("<h1>New</h1>");
    expect(logged).toHaveLength(2);
  },
);

test("a build that arrives file by file, in any order, is served when it is whole and not before", () => {
  const next = writeNextBuild();
  const names = readdirSync(join(next, "client"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(next.length))
    .concat("build.json");
  const order = fc.shuffledSubarray(names, { minLength: names.length });
  fc.assert(
    fc.property(order, (shuffled) => {
      rmSync(directory, { recursive: true });
      renameSync(writeSmallBuild(), directory);
      build = followBuild({ directory, log: () => undefined });
      rmSync(directory, { recursive: true });
      for (const name of shuffled) {
        expect(homePage()).toBe(files["index.html"]);
        mkdirSync(dirname(join(directory, name)), { recursive: true });
        cpSync(join(next, name), join(directory, name));
        wait();
      }
      expect(homePage()).toBe("<h1>New</h1>");
    }),
    { numRuns: 20 },
  );
  rmSync(next, { recursive: true });
});
