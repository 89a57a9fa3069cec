import { expect, test } from "vitest";
import { readFont } from "../build-tools/fonts/shop-font.ts";
import { checkSite, listMissingBasePath, listMissingRepository } from "./check-site.ts";
import { contentWith } from "./content-fixture.ts";
import { describeMistake } from "./mistake.ts";

async function linesFor(site: object, basePath?: string): Promise<readonly string[]> {
  const mistakes = await checkSite(site, readFont(".", "Instrument Sans"), basePath);
  return mistakes.map(describeMistake);
}

test("the font draws European names; letters missing from it are listed with advice", async () => {
  expect(await linesFor({ name: "Café Łódź & Šaty" })).toEqual([]);
  expect(await linesFor({ name: "Ателье ✂" })).toEqual([
    expect.stringMatching(
      /^content\/site\.ts, name: found characters that the font does not have: "А", "т", "е", "л", "ь", "✂"\. .*"Another font" in docs/,
    ),
  ]);
});

test.each([
  ["https://shop.example", "/"],
  ["https://me.example/my-shop", "/my-shop/"],
  ["https://me.example/my-shop", undefined],
  [undefined, "/my-shop/"],
])("the address %s fits the BASE_PATH %s", async (address, base) => {
  expect(await linesFor({ address }, base)).toEqual([]);
});

test.each([
  [
    "https://me.example",
    "/my-shop/",
    'Change `address` to "https://me.example/my-shop", or set `BASE_PATH=/`.',
  ],
  [
    "https://me.example/tea",
    "/my-shop/",
    'Change `address` to "https://me.example/my-shop", or set `BASE_PATH=/tea/`.',
  ],
  [
    "https://me.example/tea",
    "/",
    'Change `address` to "https://me.example", or set `BASE_PATH=/tea/`.',
  ],
  ["https://me.example/läden", "/tea/", 'Change `address` to "https://me.example/tea".'],
])("the address %s does not fit the BASE_PATH %s", async (address, base, advice) => {
  expect(await linesFor({ address }, base)).toEqual([
    `content/site.ts, address: found "${address}", but \`BASE_PATH\` is "${base}". ${advice}`,
  ]);
});

test.each(["portfolio", "/portfolio", "portfolio/"])("BASE_PATH=%s is reported", async (base) => {
  const line = `BASE_PATH: found "${base}". Begin and end the path with a slash, as in \`BASE_PATH=/portfolio/\`.`;
  expect(await linesFor({ address: "https://me.example/portfolio" }, base)).toEqual([line]);
  expect(await linesFor({}, base)).toEqual([line]);
  expect(await linesFor({}, "/assets/")).toEqual([
    'BASE_PATH: found "/assets/", but the shop already has a folder at /assets/. Choose another path.',
  ]);
});

test("an address in a folder without a BASE_PATH is reported with the line to write", () => {
  const address = "https://me.example/my-shop";
  expect(listMissingBasePath({ address }, undefined)).toEqual([
    `content/site.ts, address: found "${address}", which has a path, but \`BASE_PATH\` is not set. Add \`BASE_PATH=/my-shop/\` to .env.`,
  ]);
  expect(listMissingBasePath({ address }, "/my-shop/")).toEqual([]);
  expect(listMissingBasePath({ address: "https://shop.example" }, undefined)).toEqual([]);
});

test("links to an unknown repository are noted with the address they lead to", () => {
  const repository = "https://github.com/me/template";
  const content = contentWith({});
  expect(listMissingRepository(content, { repository, isOwnRepository: false })).toEqual([
    `content/site.ts, github: found nothing, so links to "github" go to ${repository} instead of your repository. Set \`github\` to your repository's URL. Ignore this note if your hosting service provides that URL during the build.`,
  ]);
  expect(listMissingRepository(content, { repository, isOwnRepository: true })).toEqual([]);
  const withoutLinks = contentWith({ categoryTiles: [], "footer.useful.links": [] });
  const isOwnRepository = false;
  expect(listMissingRepository(withoutLinks, { repository, isOwnRepository })).toEqual([]);
});
