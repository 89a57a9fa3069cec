import { describe, expect, test } from "vitest";
import { runServer } from "./server-fixture.ts";

const ask = runServer();

describe("headers", () => {
  test("every answer has the security headers and does not reveal the framework", async () => {
    for (const path of ["/", "/shop", "/assets/app-1234.js", "/assets/gone.js", "/%", "/healthz"]) {
      const { headers } = await ask(path);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  test("only documents have a content policy", async () => {
    expect((await ask("/assets/app-1234.js")).headers["content-security-policy"]).toBeUndefined();
    expect((await ask("/shop")).headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("HSTS is sent if a proxy forwards the scheme https", async () => {
    const { headers } = await ask("/", { "X-Forwarded-Proto": "https" });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});

test("the health check answers ok and is not cached", async () => {
  const { status, headers, body } = await ask("/healthz");
  expect([status, body.toString(), headers["cache-control"]]).toEqual([200, "ok\n", "no-store"]);
});
