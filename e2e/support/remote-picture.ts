import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** Where the one picture is that the shop takes from elsewhere. */
export const elsewhere = "https://pictures.example/socks.png";

type Fixtures = {
  /** What the host elsewhere answers with. */
  answerElsewhere: "picture" | "nothing";
  hostElsewhere: void;
};

/** The test of a journey through the fixture shop: nobody leaves this machine for its picture. */
export const test = base.extend<Fixtures>({
  expectedErrors: /^image request to https:\/\/pictures\.example\/socks\.png$/,
  answerElsewhere: ["picture", { option: true }],
  hostElsewhere: [
    async ({ page, answerElsewhere }, use) => {
      const body = readFileSync(join(import.meta.dirname, "../../docs/pictures/phone.webp"));
      await page.route(elsewhere, (route) =>
        answerElsewhere === "picture"
          ? route.fulfill({ body, contentType: "image/webp" })
          : route.abort(),
      );
      await use();
    },
    { auto: true },
  ],
});
