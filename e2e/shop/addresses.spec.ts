import fc from "fast-check";
import { expect, open, type Page, test, waitForHydration } from "../support/test.ts";

// The browser's own message about malformed percent-encoding.
test.use({ expectedErrors: /the server responded with a status of 400/ });

const segment = fc.oneof(
  fc.constantFrom(..."shop Shop search categories Categories caps Caps men 3 :id".split(" ")),
  fc.constantFrom(..."%0A %E2%80%A8 %00 %2F %5C %25 % %ff .. ;x @ \\ 404.html * é".split(" ")),
  fc.string({ unit: "binary", maxLength: 5 }).map(encodeURIComponent),
);

/** Odd segments, and slashes, a query or a fragment at their end. */
const address = fc
  .tuple(
    fc.array(segment, { maxLength: 3 }),
    fc.constantFrom(..." / // ?q= ?sale=1&sort=x ?% ?q=%0A #main # #%".split(" ")),
  )
  .map(([segments, end]) => `/${segments.join("/")}${end}`);

/** These once emptied the page. */
const examples = "// /// //?utm_source=mail //:id /%0A /categories/hats%0A /% /categories/%".split(
  " ",
);

/** A page has one heading, which is not the error screen's. */
async function expectPage(page: Page) {
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1, { timeout: 2_000 });
  await expect(heading).not.toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
}

/**
 * Loads an address, follows a link and goes back: to the page that the load showed. None of the addresses
 * is that of the link, which would add no history entry.
 */
async function visit(page: Page, origin: string, path: string) {
  await open(page, origin + path);
  await expectPage(page);
  const title = await page.title();
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveTitle(/^Page not found/);
  await expectPage(page);
  await page.goBack();
  await waitForHydration(page);
  await expect(page).toHaveTitle(title);
  await expectPage(page);
}

test("no address, loaded or gone back to, leaves an empty page or the error screen", async ({
  page,
  served,
}) => {
  test.setTimeout(90_000);
  await fc.assert(
    fc.asyncProperty(address, (path) => visit(page, served.origin, path)),
    { examples: examples.map((path) => [path]), numRuns: 24, endOnFailure: true },
  );
});
