import { spawn } from "node:child_process";
import { join } from "node:path";
import { cleanUpAtExit } from "../build-tools/project/clean-up.ts";

const root = join(import.meta.dirname, "..");

/**
 * Runs a server of the project in a separate process during the work, so that neither takes the
 * other's time. The work receives the server's address, without a trailing slash.
 */
export async function withServer<T>(
  script: string,
  environment: Record<string, string>,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const server = spawn(process.execPath, [join(root, script)], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let done = false;
  const ended = new Promise<never>((_resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code, signal) => {
      if (!done) reject(new Error(`${script} exited too early (${signal ?? code}).`));
    });
  });
  const end = cleanUpAtExit(() => {
    done = true;
    server.kill("SIGKILL");
  });
  const port = new Promise<string>((resolve) => {
    let output = "";
    server.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      const found = /:(\d+)\//.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  try {
    return await Promise.race([port.then((at) => work(`http://127.0.0.1:${at}`)), ended]);
  } finally {
    end();
  }
}

/** Serves a build as visitors get it, by the production server. `directory` is an absolute path. */
export function withShop<T>(directory: string, work: (address: string) => Promise<T>): Promise<T> {
  const environment = { BUILD_DIRECTORY: directory, NODE_ENV: "production" };
  return withServer("bench/shop-server.ts", environment, work);
}
