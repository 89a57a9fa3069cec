import { spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";

/**
 * Starts the server as `npm run serve` does, on a free port, with at most 128 open descriptors. At the end
 * of the test it is killed if it still runs.
 */
export function startServer(
  environment: Record<string, string>,
  stdio: StdioOptions = "pipe",
  main = join(import.meta.dirname, "main.ts"),
) {
  const child = spawn("sh", ["-c", `ulimit -n 128; exec "$0" "$1"`, process.execPath, main], {
    env: { ...process.env, PORT: "0", ...environment },
    stdio,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout?.on("data", (part) => (output += part));
  child.stderr?.on("data", (part) => (output += part));
  // At "exit", output may still be unread.
  const exitCode = once(child, "close").then(() => child.exitCode);
  return { child, output: () => output, exitCode };
}

export async function portOf({ output }: { readonly output: () => string }): Promise<number> {
  const port = () => Number(/Listening on http:\/\/.+:(\d+)/.exec(output())?.[1]);
  await expect.poll(port, { timeout: 25_000 }).toBeGreaterThan(0);
  return port();
}
