import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** The address of the fixture shop's one remote picture. */
export const remoteAddress = "https://pictures.example/socks.png";

type Fixtures = {
  /** The response of the remote host. */
  remoteResponse: "picture" | "nothing";
  hostElsewhere: void;
};

/** The base of tests that show the fixture shop's remote picture: its host is mocked. */
export const test = base.extend<Fixtures>({
  expectedErrors: /^image request to https:\/\/pictures\.example\/socks\.png$/,
  remoteResponse: ["picture", { option: true }],
  hostElsewhere: [
    async ({ page, remoteResponse }, use) => {
      const body = readFileSync(join(import.meta.dirname, "../../docs/pictures/phone.webp"));
      await page.route(remoteAddress, (route) =>
        remoteResponse === "picture"
          ? route.fulfill({ body, contentType: "image/webp" })
          : route.abort(),
      );
      await use();
    },
    { auto: true },
  ],
});
