import { describe, expect, test } from "vitest";
import { runServer } from "./server-fixture.ts";

const send = runServer();
const sendUntrusted = runServer({ trustProxy: "172.17.0.0/16" });

describe("headers", () => {
  test("every response has the headers of files and does not reveal the framework", async () => {
    for (const path of ["/", "/shop", "/assets/app-1234.js", "/assets/gone.js", "/%", "/healthz"]) {
      const { headers } = await send(path);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  test.each(["/", "/shop", "/%"])(
    "the document at %s has those of documents, too",
    async (path) => {
      const { headers } = await send(path);
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'none'.*frame-ancestors 'none'$/,
      );
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    },
  );

  test("a file has none of them: a page fetches 20 of them", async () => {
    const { headers } = await send("/assets/app-1234.js");
    expect(Object.keys(headers)).not.toContain("content-security-policy");
    expect(Object.keys(headers)).not.toContain("permissions-policy");
  });

  test("HSTS is sent if a trusted proxy forwards the scheme https", async () => {
    for (const [sendVia, hsts] of [
      [send, "max-age=31536000"],
      [sendUntrusted, undefined],
    ] as const) {
      const { headers } = await sendVia("/", { "X-Forwarded-Proto": "https" });
      expect(headers["strict-transport-security"]).toBe(hsts);
    }
  });
});

test("the health check returns ok and is not cached", async () => {
  const { status, headers, body } = await send("/healthz");
  expect([status, body.toString(), headers["cache-control"]]).toEqual([200, "ok\n", "no-store"]);
});
