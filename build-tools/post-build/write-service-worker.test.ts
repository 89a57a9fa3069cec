import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { listPrecache } from "./write-service-worker.ts";

const hat = { name: "hat", version: "0a1b2c3d", widths: [240, 480, 640] };

test("everything but large pictures is precached, under a version that changes with each file", () =>
  inTemporaryFolder(async (client) => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(client, file)), { recursive: true });
      writeFileSync(join(client, file), text);
    };
    const list = () => listPrecache([hat], ["/", "/categories/%D7%91"], client, "/demo/");
    // The owner's HTML files from content/public/ are not pages of the shop.
    write("lookbook/index.html", "a");
    const files = [
      ..."404.html index.html categories/ב/index.html assets/entry.client-1a2b.js".split(" "),
      ..."assets/font-3c4d.woff2 assets/style-5e6f.css icon-48.png manifest.webmanifest".split(" "),
      "images/hat-480.0a1b2c3d.avif",
    ];
    for (const file of [...files, "images/hat-640.0a1b2c3d.avif"]) write(file, "a");
    const { version, ...listed } = list();
    expect(listed).toEqual({
      entry: "entry.client-1a2b.js",
      pages: ["/demo/", "/demo/categories/%D7%91"],
      notFound: "/demo/404.html",
      files: [
        "/demo/assets/entry.client-1a2b.js",
        "/demo/assets/font-3c4d.woff2",
        "/demo/assets/style-5e6f.css",
        "/demo/icon-48.png",
        "/demo/manifest.webmanifest",
      ],
      pictures: ["/demo/images/hat-480.0a1b2c3d.avif"],
    });
    const versions = files.map((file) => {
      write(file, "b");
      return list().version;
    });
    expect(new Set([version, ...versions]).size).toBe(1 + files.length);
  }));
