import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { findProgram } from "../../build-tools/project/find-browser.ts";
import { findFreePort } from "../../build-tools/project/find-free-port.ts";

const folder = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
const driver = findProgram("WebKitWebDriver");
const screen = findProgram("xvfb-run");
const browser = findProgram(
  `${folder}/webkit2gtk-4.1/MiniBrowser`,
  `${folder}/webkit2gtk-4.0/MiniBrowser`,
);

type Programs = { readonly driver: string; readonly screen: string; readonly browser: string };

/** WebKitGTK by WebDriver, because Playwright drives only its own build of WebKit. */
export type Driver = {
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; its value must be representable as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Input actions: https://www.w3.org/TR/webdriver2/#actions */
  readonly act: (actions: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts WebKitGTK, if it is installed. */
export const startWebkit =
  driver === undefined || screen === undefined || browser === undefined
    ? undefined
    : () => start({ driver, screen, browser });

async function start(programs: Programs): Promise<Driver> {
  const port = await findFreePort();
  const child = spawn(programs.screen, ["-a", programs.driver, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  const base = `http://127.0.0.1:${port}`;
  while (!(await isListening(base))) await setTimeout(100);

  async function send(path: string, body: object): Promise<unknown> {
    const answer = await fetch(base + path, { method: "POST", body: JSON.stringify(body) });
    const text: unknown = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(text));
    return property(text, "value");
  }

  const session = await send("/session", {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
      },
    },
  });
  const path = `/session/${String(property(session, "sessionId"))}`;
  return {
    open: async (url) => void (await send(`${path}/url`, { url })),
    evaluate: (expression) =>
      send(`${path}/execute/sync`, { script: `return ${expression}`, args: [] }),
    act: async (actions) => void (await send(`${path}/actions`, { actions })),
    close: async () => {
      await fetch(base + path, { method: "DELETE" });
      if (child.exitCode !== null || child.pid === undefined) return;
      const ended = once(child, "exit");
      // With the driver and the screen that it started.
      process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}

async function isListening(base: string): Promise<boolean> {
  return fetch(`${base}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
