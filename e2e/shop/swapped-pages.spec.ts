import {
  expect,
  open,
  type Page,
  recordDocuments,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";

/** Adds a link to the page, as if the owner had written it. */
async function addLink(page: Page, attributes: Readonly<Record<string, string>>) {
  await page.evaluate((given) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = "Added";
    document.querySelector("h1")?.after(link);
  }, attributes);
  return page.getByRole("link", { name: "Added" });
}

test("Back restores the scroll position of fragments entered in the address bar", async ({
  page,
}) => {
  await open(page, "/");
  const documents = recordDocuments(page);
  const places: number[] = [0];
  for (const hash of ["trending", "deal"]) {
    await page.evaluate((id) => {
      location.hash = id;
    }, hash);
    await expect(page.locator(`#${hash}`)).toBeInViewport();
    places.push(await scrollPosition(page));
  }
  for (const place of places.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(place);
  }
  expect(documents).toEqual([]);
});

test("a link to a heading whose ID needs percent-encoding focuses the heading", async ({
  page,
}) => {
  await open(page, "/");
  await (await addLink(page, { href: "/care#questions-about-skærgård" })).click();
  await expect(page.getByRole("heading", { name: "Questions about Skærgård" })).toBeFocused();
});

test.describe("a link to a file", () => {
  // When the browser opens a text file, it requests a favicon that does not exist.
  test.use({ expectedErrors: /status of 404/ });

  test("is left to the browser, and so is a download", async ({ page }) => {
    await open(page, "/");
    const file = await addLink(page, { href: "/licenses.txt" });
    await file.click();
    await expect(page.getByText("MIT").first()).toBeVisible();
    await page.goBack();
    const download = page.waitForEvent("download");
    await (await addLink(page, { href: "/search", download: "" })).click();
    await download;
    await expect(page).toHaveURL("/");
  });
});

/** The link that Cloudflare puts in place of a mail address. A script in the document shows the address again. */
const hiddenMail = '<a href="/cdn-cgi/l/email-protection#1f">[email protected]</a>';

for (const [which, change, loads] of [
  ["of another build", (html) => html.replace("entry.client-", "entry.client-other"), true],
  [
    "in which the host has hidden a mail address",
    (html) => html.replace("</main>", `${hiddenMail}$&`),
    true,
  ],
  [
    "with a hidden mail address in its footer",
    (html) => html.replace("<footer", `${hiddenMail}$&`),
    false,
  ],
] as const satisfies readonly [string, (html: string) => string, boolean][]) {
  test(`a page ${which} is ${loads ? "loaded as a document" : "swapped in"}`, async ({ page }) => {
    await open(page, "/");
    await page.route("**/categories/caps", async (route) => {
      if (route.request().resourceType() === "document") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    const documents = recordDocuments(page);
    await page.getByRole("main").getByRole("link", { name: /^Caps/ }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Caps" })).toBeVisible();
    await waitForHydration(page);
    expect(documents).toHaveLength(loads ? 1 : 0);
  });
}

test("a list filtered by the address is never painted unfiltered", async ({ page }) => {
  await open(page, "/");
  const counts = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      const cards = [...document.querySelectorAll("main article")];
      if (document.querySelector("h1")?.textContent === "Shoes")
        seen.add(cards.filter((card) => getComputedStyle(card).visibility === "visible").length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  await page.getByRole("link", { name: /^Shoes on sale/ }).click();
  await expect(page).toHaveTitle(/on sale/);
  await expect(page.getByRole("article")).toHaveCount(3);
  const seen = await counts.evaluate((set) => [...set]);
  expect(seen.filter((count) => ![0, 3].includes(count))).toEqual([]);
});

test("nothing is prefetched for visitors who save data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.clock.install();
  await open(page, "/");
  const requests: string[] = [];
  page.on("request", (request) => {
    // Browsers request a page's icon and manifest on their own, some time after the page has loaded.
    const isOwn = /\.(?:ico|png|svg|webmanifest)$/.test(request.url());
    if (request.resourceType() !== "image" && !isOwn) requests.push(request.url());
  });
  await page.getByRole("banner").getByRole("link", { name: "Search" }).hover();
  await page.clock.runFor(5000);
  expect(requests).toEqual([]);
});
