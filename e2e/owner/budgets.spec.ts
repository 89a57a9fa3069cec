import { budgets } from "../../build-tools/output/budgets.ts";
import { expect, type Page, test } from "../support/test.ts";

type Transfer = { address: string; kind: string; bytes: number };

/** Opens the home page and records what is transferred until the network is quiet. */
async function transfersOf(page: Page): Promise<readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const started = new Map<string, { address: string; kind: string }>();
  const done: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    started.set(requestId, { address: new URL(response.url).pathname, kind: type });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    if (request) done.push({ ...request, bytes: encodedDataLength });
  });
  await page.goto("/");
  let before = -1;
  await expect
    .poll(
      () => {
        const quiet = done.length === before;
        before = done.length;
        return quiet;
      },
      { intervals: [1500] },
    )
    .toBe(true);
  return done;
}

function expectWithin(transfers: readonly Transfer[], what: string, budget: number): void {
  const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
  const parts = transfers.map((transfer) => `  ${transfer.address} ${transfer.bytes}`).join("\n");
  test.info().annotations.push({ type: what, description: `${bytes} of ${budget} bytes` });
  expect(bytes, `${what}: ${bytes} bytes, the limit is ${budget}\n${parts}`).toBeLessThanOrEqual(
    budget,
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test("the home page's first load is within its budgets", async ({ page }) => {
    const transfers = await transfersOf(page);
    expectWithin(
      transfers.filter(({ kind }) => kind === "Image"),
      "pictures before any scroll, on a phone",
      budgets.picturesOnPhone,
    );
    expectWithin(
      transfers.filter(({ kind }) => kind !== "Image"),
      "everything but pictures, on a phone",
      budgets.withoutPicturesOnPhone,
    );
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the home page's first load is within its budget", async ({ page }) => {
    const transfers = await transfersOf(page);
    expectWithin(
      transfers.filter(({ kind }) => kind === "Image"),
      "pictures before any scroll, on a desktop",
      budgets.picturesOnDesktop,
    );
  });
});
