import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  copyBuild,
  countWorkers,
  expectLoaded,
  headingOf,
  leatherBeanie,
  test,
} from "../support/changing-host.ts";
import { expect } from "../support/test.ts";

for (const [how, result] of [
  ["fail", 'Promise.reject(new Error("Internal error"))'],
  ["never respond", "new Promise(() => {})"],
] as const) {
  test(`if the browser's caches ${how}, pages and pictures come from the network`, async ({
    page,
    host,
  }) => {
    host.deploy(
      await copyBuild((client) => {
        const worker = join(client, "service-worker.js");
        const broken = `
          addEventListener("activate", () => {
            for (const name of ["keys", "open", "match", "delete"]) caches[name] = () => ${result};
          });`;
        writeFileSync(worker, broken + readFileSync(worker, "utf8"));
      }),
    );
    await page.goto(host.origin);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.goto(`${host.origin}/search?q=leather`);
    await expect(headingOf(page)).toHaveText("Search");
    await expectLoaded(leatherBeanie(page));
  });
}

for (const [where, prepare] of [
  [
    "a service worker cannot be registered",
    () =>
      Object.defineProperty(navigator.serviceWorker, "register", {
        value: () => Promise.reject(new Error("not here")),
      }),
  ],
  [
    "the visitor saves data",
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  ],
] as const) {
  test(`if ${where}, nothing is precached and pages work`, async ({ page, host }) => {
    await page.addInitScript(prepare);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(host.origin);
    await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
    await expect(headingOf(page)).toHaveText("Shoes");
    // Waits until the browser is idle, when the shop would register its service worker.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await countWorkers(page)).toBe(0);
    expect(errors).toEqual([]);
  });
}
