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
  /** Clicks the element of an expression; fails if something covers it. */
  readonly click: (element: string) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
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
  const evaluate = (expression: string) =>
    send(`${path}/execute/sync`, { script: `return ${expression}`, args: [] });
  const sendTo = async (element: string, command: string, body: object) => {
    const [id] = Object.values((await evaluate(element)) ?? {});
    await send(`${path}/element/${id}/${command}`, body);
  };
  return {
    open: async (url) => void (await send(`${path}/url`, { url })),
    evaluate,
    click: (element) => sendTo(element, "click", {}),
    type: (text) => sendTo("document.activeElement", "value", { text }),
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
