import { expect } from "@playwright/test";
import { expectLoaded, test, visit } from "../support/changing-host.ts";

test("after one visit, the open page and every other work offline", async ({ page, host }) => {
  await visit(page, host);
  await host.close();
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("main").getByRole("link", { name: "Caps", exact: true }).click();
  await expect(heading).toHaveText("Caps");
  await page.getByRole("link", { name: "Resume", exact: true }).click();
  await expect(heading).toHaveText("Sorry, page not found!");
  for (const [path, words, status] of [
    ["/", "Stormvejrsbeklædningsgenstande.", 200],
    ["/categories/caps/unisex/", "Caps", 200],
    ["/shop", "Sorry, page not found!", 404],
    ["/categories/hats", "hats", 404],
    ["/search?q=leather", "Search", 200],
  ] as const) {
    const response = await page.goto(host.origin + path);
    expect(response?.status()).toBe(status);
    await expect(heading).toHaveText(words);
  }
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectLoaded(page.getByAltText("A leather beanie, scanned"));
});

test("a gateway's error is answered by the page from the cache", async ({ page, host }) => {
  await visit(page, host);
  for (const status of [502, 503, 504]) {
    host.failWith((_path, response) => {
      response.writeHead(status).end("The server cannot be reached.");
      return true;
    });
    expect((await page.goto(`${host.origin}/categories/shoes`))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
    expect((await page.goto(`${host.origin}/shop`))?.status()).toBe(status);
  }
});

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
  test(`where ${where}, nothing is precached, and pages work`, async ({ page, host }) => {
    await page.addInitScript(prepare);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(host.origin);
    await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect(errors).toEqual([]);
  });
}
