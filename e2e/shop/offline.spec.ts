import { expect } from "@playwright/test";
import { expectLoaded, test, visit } from "../support/changing-host.ts";

test("after one visit, pages come from the cache if a gateway or the network fails", async ({
  page,
  host,
}) => {
  await visit(page, host);
  const heading = page.getByRole("heading", { level: 1 });
  for (const status of [502, 503, 504]) {
    host.failWith((_path, response) => {
      response.writeHead(status).end("The server cannot be reached.");
      return true;
    });
    expect((await page.goto(`${host.origin}/shop`))?.status()).toBe(status);
    expect((await page.goto(`${host.origin}/categories/shoes`))?.status()).toBe(200);
    await expect(heading).toHaveText("Shoes");
  }
  await host.close();
  await page.getByRole("link", { name: "Knit socks" }).click();
  await expect(heading).toHaveText("Knit socks");
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
    // The shop registers its worker when the browser is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect(errors).toEqual([]);
  });
}
