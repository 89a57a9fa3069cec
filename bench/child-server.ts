import { spawn } from "node:child_process";
import { undoAtEnd } from "./clean-up.ts";

const root = `${import.meta.dirname}/..`;

/**
 * Runs a server in a process of its own while the work is done, so that neither takes the other's
 * time. The work is given the server's address, without a slash at its end.
 */
export async function withServer<T>(
  script: string,
  environment: Record<string, string>,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const server = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = undoAtEnd(() => server.kill("SIGKILL"));
  try {
    const port = await new Promise<string>((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (part: Buffer) => {
        said += part.toString();
        const found = /:(\d+)\//.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      server.once("error", reject);
      server.once("exit", () => reject(new Error(`${script} ended before it listened.`)));
    });
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    end();
  }
}

/** Serves a build as visitors get it, by the production server. `directory` is an absolute path. */
export function withShop<T>(directory: string, work: (address: string) => Promise<T>): Promise<T> {
  return withServer(
    "server/main.ts",
    { BUILD_DIRECTORY: directory, ACCESS_LOG: "off", NODE_ENV: "production" },
    work,
  );
}
