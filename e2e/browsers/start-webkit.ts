import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { findWebKit } from "../../test-tools/find-browser.ts";
import { findFreePort } from "../../test-tools/find-free-port.ts";
import { type Browser, type StartBrowser, windowSize } from "./browser.ts";
import { recordKey } from "./record-console.ts";

/**
 * Returns a function that starts WebKitGTK's browser on a virtual screen, driven over WebDriver; `undefined` if it is
 * not installed.
 */
export function findStartWebKit(): StartBrowser | undefined {
  const programs = findWebKit();
  if (programs === undefined) return undefined;
  const { driver, screen, binary } = programs;
  return async (work) => {
    const [number, closeScreen] = await openScreen(screen);
    const port = await findFreePort();
    const env = { ...process.env, DISPLAY: `:${number}` };
    const child = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
    const ended = once(child, "exit");
    try {
      const webkit = await connect(`http://127.0.0.1:${port}`, binary);
      await work(drive(webkit)).finally(() => webkit.quit());
    } finally {
      child.kill();
      await ended;
      await closeScreen();
    }
  };
}

/** Starts a virtual screen. Returns its number and a function that ends it. */
async function openScreen(screen: string): Promise<readonly [string, () => Promise<unknown>]> {
  // The screen chooses a free number and writes it to the fourth file descriptor.
  const child = spawn(screen, ["-displayfd", "3", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const [, , , numbers] = child.stdio;
  if (!(numbers instanceof Readable)) throw new Error("The virtual screen has no output.");
  const [number]: unknown[] = await once(createInterface(numbers), "line");
  const close = () => {
    child.kill();
    return ended;
  };
  return [String(number), close];
}

async function connect(server: string, binary: string): Promise<WebDriver> {
  await expect(() => fetch(`${server}/status`)).toPass({ timeout: 30_000 });
  const webkit = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
  await webkit
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  return webkit;
}

function drive(webkit: WebDriver): Browser {
  // Counts all animations except scroll-driven animations.
  const countMoving =
    "return document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length";
  return {
    // WebDriver cannot read the console, so the pages record it.
    readLog: async () => {
      const recorded = await webkit.executeScript(
        "return sessionStorage.getItem(arguments[0])",
        recordKey,
      );
      return typeof recorded === "string" ? recorded.trim().split("\n") : [];
    },
    open: (address) => webkit.get(address),
    // Waits until animations end, because a moving element may be covered or may move between press and release.
    click: (css) =>
      expect(async () => {
        expect(await webkit.executeScript(countMoving)).toBe(0);
        await webkit.findElement(By.css(css)).click();
      }).toPass({ timeout: 10_000 }),
    type: (css, text) =>
      webkit.findElement(By.css(css)).sendKeys(...text.replaceAll("\n", Key.ENTER)),
    pressEscape: () => webkit.actions().sendKeys(Key.ESCAPE).perform(),
    back: () => webkit.navigate().back(),
    run: (call, given = "") => webkit.executeScript(call, given),
  };
}
