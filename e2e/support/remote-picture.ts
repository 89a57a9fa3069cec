import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** The address of the fixture shop's one remote picture. */
export const remoteAddress = "https://pictures.example/socks.png";

/** The base of tests that show the remote picture: its host is mocked. */
export const test = base.extend<{ remoteHost: void }>({
  remoteHost: [
    async ({ page }, use) => {
      const body = readFileSync(join(import.meta.dirname, "../../docs/pictures/phone.webp"));
      await page.route(remoteAddress, (route) =>
        route.fulfill({ body, contentType: "image/webp" }),
      );
      await use();
    },
    { auto: true },
  ],
});
