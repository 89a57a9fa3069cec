import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pages = readFileSync(".github/workflows/pages.yml", "utf8");
const tests = readFileSync(".github/workflows/test.yml", "utf8");

/** The text of each job by its name. */
const jobs = new Map(
  pages
    .slice(pages.indexOf("\njobs:\n"))
    .split(/\n(?= {2}\w+:\n)/)
    .map((text) => [/^ {2}(\w+):/.exec(text)?.[1], text]),
);

test("what is published was tested, and is built for the address of Pages", () => {
  expect(jobs.get("test")).toContain("uses: ./.github/workflows/test.yml");
  expect(tests).toContain("run: npm ci && npm test\n");
  expect(jobs.get("build")).toContain("needs: [test, address]");
  expect(jobs.get("build")).toContain("BASE_PATH: ${{ needs.address.outputs.base_path }}/\n");
  expect(jobs.get("address")).toContain("base_url: ${{ steps.pages.outputs.base_url }}\n");
  expect(jobs.get("build")).toContain("SITE_ADDRESS: ${{ needs.address.outputs.base_url }}\n");
  expect(jobs.get("publish")).toContain("needs: build");
});

test("a new machine as root installs the browser of the tests by itself", () => {
  expect(readFileSync(".ci/run", "utf8")).toContain("export CI=true\nnpm ci && npm test\n");
});

test("what runs npm may only read the repository; what may publish runs no command", () => {
  for (const name of ["test", "build"]) expect(jobs.get(name)).not.toContain("permissions:");
  for (const workflow of [pages, tests]) {
    expect(workflow).toContain("\npermissions:\n  contents: read\n\n");
  }
  expect(jobs.get("publish")).toMatch(/pages: write\n\s+id-token: write\n/);
  expect(jobs.get("publish")).not.toMatch(/\brun:/);
});

test("every action is pinned by its commit, and names its version", () => {
  for (const [, action] of (pages + tests).matchAll(/uses: (?!\.\/)(.*)/g)) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});
