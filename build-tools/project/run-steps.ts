import runScripts from "npm-run-all2";
import { z } from "zod";

/** The steps of `npm test`, as scripts of package.json. Tests have the processors to themselves. */
const groups = [
  {
    scripts: ["format:check", "lint", "typecheck", "unused", "test:build"],
    parallel: true,
    aggregateOutput: true,
  },
  { scripts: ["budgets", "test:unit", "test:e2e"] },
];

const failure = z.object({
  results: z.array(z.object({ name: z.string(), code: z.number().optional() })),
});

const failed: string[] = [];
for (const { scripts, ...how } of groups) {
  const { stdout, stderr } = process;
  const options = { ...how, stdout, stderr, continueOnError: true, printName: true, silent: true };
  await runScripts(scripts, options).catch((error: unknown) => {
    const { results } = failure.parse(error);
    failed.push(...results.filter(({ code }) => code !== 0).map(({ name }) => name));
  });
}
// The runner's own command names only the step that failed last.
console.log(failed.length === 0 ? "\nAll steps passed." : `\nFailed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
