import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { writeHeadersFile } from "./write-headers-file.ts";

const read = (file: string) => readFile(file, "utf8");

test("Vercel, which does not read _headers, sends those of every response", () =>
  inTemporaryFolder(async (client) => {
    const settings: unknown = JSON.parse(await read("vercel.json"));
    await writeHeadersFile(client, "/");
    const [everywhere = ""] = (await read(join(client, "_headers"))).split("\n\n");
    const headers = everywhere
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(": "))
      .map(([key, ...value]) => ({ key, value: value.join(": ") }));
    expect(headers.length).toBeGreaterThan(5);
    expect(settings).toMatchObject({
      buildCommand: "npm run build",
      outputDirectory: "build/client",
      trailingSlash: false,
      headers: [{ source: "/(.*)", headers }],
    });
  }));
