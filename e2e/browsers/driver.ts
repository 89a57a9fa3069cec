import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A browser driven by a W3C protocol, because Playwright starts only its own builds. */
export type Driver = {
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; its value must be representable as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Input actions, in the format both protocols share: https://www.w3.org/TR/webdriver2/#actions */
  readonly act: (actions: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The first of these programs that is installed, by name or by path. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => (name.includes("/") ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

/** Starts a program; `stop` ends it with all its child processes. */
export function start(command: string, args: readonly string[]) {
  const child = spawn(command, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  return {
    errors: child.stderr,
    stop: async () => {
      if (child.exitCode !== null || child.pid === undefined) return;
      const ended = once(child, "exit");
      process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  } satisfies { errors: ChildProcess["stderr"]; stop: () => Promise<void> };
}

/** A nested property of an unknown value. */
export function property(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined,
    value,
  );
}
