import { spawnSync } from "node:child_process";

/** The steps of `npm test`; the first failure ends it. */
const steps = [
  ["browser", "node build-tools/project/install-browser.ts"],
  ["format check", "oxfmt --check ."],
  ["lint", "npm run --silent lint"],
  ["types", "npm run --silent typecheck"],
  ["unused code", "knip"],
  ["content", "npm run --silent check"],
  ["unit tests", "npm run --silent test:unit"],
  ["build", "node build-tools/project/build-if-changed.ts"],
  ["budgets", "node build-tools/measuring/check-budgets.ts"],
  ["end-to-end tests", "npm run --silent test:e2e"],
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
