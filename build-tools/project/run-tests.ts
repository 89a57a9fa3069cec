import { spawnSync } from "node:child_process";

/** The steps of `npm test`; the first failure ends it. */
const steps = [
  ["browser", "node build-tools/project/install-browser.ts"],
  ["format check", "oxfmt --check ."],
  ["lint", "oxlint --deny-warnings"],
  ["types", "tsc && tsc -p worker"],
  ["unused code", "knip"],
  ["content", "node content-check/run-check.ts"],
  ["unit tests", "vitest run"],
  ["build", "node build-tools/project/build-if-changed.ts"],
  ["budgets", "node build-tools/writing/check-budgets.ts"],
  ["end-to-end tests", "playwright test"],
] as const;

const started = Date.now();
for (const [name, command] of steps) {
  const stepStarted = Date.now();
  console.log(`\n=== ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) {
    console.error(`\nFAILED at the step "${name}".`);
    process.exit(1);
  }
  console.log(`=== ${name}: passed in ${seconds(stepStarted)} s`);
}
console.log(`\nPASSED: all ${steps.length} steps in ${seconds(started)} s.`);

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}
