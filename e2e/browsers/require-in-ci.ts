/** Reports a browser that is not installed: as an error in CI, elsewhere in a line of output. */
export function requireInCI(name: string, packages: string): void {
  const message = `${name} is not tested. It needs ${packages}.`;
  if (process.env.CI !== undefined) throw new Error(message);
  // Logs only once, although each of Playwright's workers also loads the test files.
  if (process.env.TEST_WORKER_INDEX === undefined) console.log(message);
}
