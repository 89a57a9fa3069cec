import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { listPrecache } from "./write-service-worker.ts";

const hat = { name: "hat", version: "0a1b2c3d", widths: [240, 480, 640] };

test("everything but large pictures is precached, under a version that changes with each file", () =>
  inTemporaryFolder(async (client) => {
    const addresses = [
      "/demo/404.html",
      "/demo/assets/app-1a2b.js",
      "/demo/assets/font-3c4d.woff2",
      "/demo/assets/style-5e6f.css",
      "/demo/icon-48.png",
      "/demo/images/hat-480.0a1b2c3d.avif",
      "/demo/manifest.webmanifest",
      "/demo/categories/%D7%91/",
      "/demo/",
    ];
    const write = (address: string, text: string) => {
      const path = decodeURI(address)
        .replace("/demo/", "")
        .replace(/(?<=^|\/)$/, "index.html");
      mkdirSync(dirname(join(client, path)), { recursive: true });
      writeFileSync(join(client, path), text);
    };
    for (const address of [...addresses, "/demo/images/hat-640.0a1b2c3d.avif"]) write(address, "a");
    const { version, hashes, notFound } = listPrecache([hat], client, "/demo/");
    expect([Object.keys(hashes), notFound]).toEqual([addresses, "/demo/404.html"]);
    const versions = addresses.map((address) => {
      write(address, "b");
      return listPrecache([hat], client, "/demo/").version;
    });
    expect(new Set([version, ...versions]).size).toBe(1 + addresses.length);
  }));
