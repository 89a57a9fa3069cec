import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Driver, findProgram, property, start } from "./driver.ts";

const program = findProgram(
  "firefox",
  "firefox-esr",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
);

/** Firefox by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export const startFirefox = program === undefined ? undefined : () => drive(program);

async function drive(command: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "shop-firefox-"));
  const { errors, stop } = start(command, [
    "--headless",
    "--no-remote",
    "--remote-debugging-port=0",
    "--profile",
    profile,
  ]);
  let address = "";
  for await (const line of createInterface(errors)) {
    address = /listening on (ws:\S+)/.exec(line)?.[1] ?? "";
    if (address !== "") break;
  }
  errors.resume();
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");

  const waiting = new Map<number, (answer: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer: unknown = JSON.parse(String(data));
    waiting.get(Number(property(answer, "id")))?.(answer);
  });

  let last = 0;
  async function send(method: string, params: object): Promise<unknown> {
    const id = ++last;
    const answered = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (property(answer, "type") === "error") throw new Error(JSON.stringify(answer));
    return property(answer, "result");
  }

  await send("session.new", { capabilities: {} });
  const tree = await send("browsingContext.getTree", {});
  const context = property(tree, "contexts", "0", "context");
  return {
    open: async (url) =>
      void (await send("browsingContext.navigate", { context, url, wait: "none" })),
    evaluate: async (expression) => {
      const result = await send("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      const text = property(result, "result", "value");
      if (typeof text !== "string") throw new Error(JSON.stringify(result));
      return JSON.parse(text);
    },
    act: async (actions) => void (await send("input.performActions", { context, actions })),
    close: async () => {
      socket.close();
      await stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
