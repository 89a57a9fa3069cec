import { setTimeout } from "node:timers/promises";
import { findFreePort } from "../../build-tools/project/find-free-port.ts";
import { type Driver, findProgram, property, start } from "./driver.ts";

const folder = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
const driver = findProgram("WebKitWebDriver");
const screen = findProgram("xvfb-run");
const browser = findProgram(
  `${folder}/webkit2gtk-4.1/MiniBrowser`,
  `${folder}/webkit2gtk-4.0/MiniBrowser`,
);

/** WebKitGTK by WebDriver: https://www.w3.org/TR/webdriver2/ */
export const startWebkit =
  driver === undefined || screen === undefined || browser === undefined
    ? undefined
    : () => drive({ driver, screen, browser });

type Programs = { readonly driver: string; readonly screen: string; readonly browser: string };

async function drive(programs: Programs): Promise<Driver> {
  const port = await findFreePort();
  const { errors, stop } = start(programs.screen, ["-a", programs.driver, `--port=${port}`]);
  errors.resume();
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
      await stop();
    },
  };
}

async function isListening(base: string): Promise<boolean> {
  return fetch(`${base}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}
