import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { z } from "zod";
import { findProgram } from "../../build-tools/project/find-browser.ts";
import { findFreePort } from "../../build-tools/project/find-free-port.ts";

const folder = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
const driver = findProgram("WebKitWebDriver");
const screen = findProgram("xvfb-run");
const browser = findProgram(
  `${folder}/webkit2gtk-4.1/MiniBrowser`,
  `${folder}/webkit2gtk-4.0/MiniBrowser`,
);

/** Starts WebKitGTK by WebDriver, if it is installed: Playwright drives only its own build of WebKit. */
export const startWebkit =
  driver && screen && browser ? () => start(driver, screen, browser) : undefined;

const answer = z.object({ value: z.unknown() });
const newSession = z.object({ sessionId: z.string() });

async function start(driverFile: string, screenFile: string, binary: string) {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(screenFile, ["-a", driverFile, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  await expect(() => fetch(`${address}/status`)).toPass();

  async function send(path: string, body: object): Promise<unknown> {
    const response = await fetch(address + path, { method: "POST", body: JSON.stringify(body) });
    const { value } = answer.parse(await response.json());
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }

  const alwaysMatch = {
    pageLoadStrategy: "none",
    // Without a toolbar, which is wider than a phone.
    "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] },
  };
  const created = newSession.parse(await send("/session", { capabilities: { alwaysMatch } }));
  const session = `/session/${created.sessionId}`;
  const evaluate = (expression: string) =>
    send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const sendTo = async (element: string, command: string, body: object) => {
    const [id] = Object.values((await evaluate(element)) ?? {});
    await send(`${session}/element/${id}/${command}`, body);
  };
  return {
    open: (url: string) => send(`${session}/url`, { url }),
    resize: (width: number) => send(`${session}/window/rect`, { x: 0, y: 0, width, height: 844 }),
    /** Evaluates an expression in the page; its value must be representable as JSON. */
    evaluate,
    /** Clicks the element of an expression; fails if something covers it. */
    click: (element: string) => sendTo(element, "click", {}),
    /** Types into the element that has the focus. */
    type: (text: string) => sendTo("document.activeElement", "value", { text }),
    close: async () => {
      await fetch(address + session, { method: "DELETE" });
      if (child.exitCode !== null || child.pid === undefined) return;
      const ended = once(child, "exit");
      // With the driver and the screen that it started.
      process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}
