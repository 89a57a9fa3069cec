import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { writeHeadersFile } from "./write-headers-file.ts";

// The repository's settings for hosts, against what a build writes.

const read = (file: string) => readFile(file, "utf8");
const folder = "build/client";

test("Netlify builds the folder that holds 404.html and _headers, with the project's Node", async () => {
  expect(await read("netlify.toml")).toContain(
    `[build]\ncommand = "npm run build"\npublish = "${folder}"\n`,
  );
  expect(await read(".nvmrc")).toMatch(/^24\n$/);
});

test("Cloudflare serves addresses without a trailing slash, and 404.html for unknown ones", async () => {
  const settings = await read("wrangler.jsonc");
  for (const line of [
    `"directory": "${folder}"`,
    '"html_handling": "drop-trailing-slash"',
    '"not_found_handling": "404-page"',
  ]) {
    expect(settings).toContain(`    ${line},\n`);
  }
});

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
      outputDirectory: folder,
      trailingSlash: false,
      headers: [{ source: "/(.*)", headers }],
    });
  }));
