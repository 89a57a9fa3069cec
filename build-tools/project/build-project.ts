import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Builds the project in a folder. */
export function buildProject(folder: string, settings: NodeJS.ProcessEnv = {}): void {
  const { BASE_PATH: _base, BUILD_DIRECTORY: _directory, ...environment } = process.env;
  const program = join(folder, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [program, "build"], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
  });
}
