import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";

/** Starts the server as `npm run serve` does, on a free port. */
export function startServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: "0", ...environment },
  });
  let output = "";
  child.stdout.on("data", (part) => (output += part));
  child.stderr.on("data", (part) => (output += part));
  return { child, output: () => output };
}

export async function exitOf(child: ChildProcess): Promise<number | null> {
  // It may have exited before.
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

export async function portOf({ child, output }: ReturnType<typeof startServer>): Promise<number> {
  for (;;) {
    const port = /open at http:\/\/localhost:(\d+)/.exec(output())?.[1];
    if (port !== undefined) return Number(port);
    await once(child.stdout, "data");
  }
}

export async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const refused = new Promise<boolean>((resolve) => {
    socket.once("error", () => resolve(true));
    socket.once("connect", () => resolve(false));
  });
  return refused.finally(() => socket.destroy());
}
