import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { pagesFolder, readPages } from "./read-pages.ts";

function read(source: string, file = "about.md") {
  return inTemporaryFolder(async (root) => {
    mkdirSync(join(root, pagesFolder), { recursive: true });
    writeFileSync(join(root, pagesFolder, file), source);
    return readPages(root)[0];
  });
}

test.each([
  ["title: 'It''s a shop'", { title: "It's a shop" }],
  [String.raw`title: "Say \"hi\""`, { title: 'Say "hi"' }],
  ["title: About me # my page", { title: "About me" }],
  ["title: >-\n  A long\n  title", { title: "A long title" }],
  ["tags: [a, b]", { tags: ["a", "b"] }],
  ["tags:\n  - a\n  - b", { tags: ["a", "b"] }],
  ["date: 2026-11-28\nlisted: false", { date: "2026-11-28", listed: false }],
  ["# A comment\n\ntitle: C#, and more\ndescription:", { title: "C#, and more" }],
  ["", {}],
])("the front matter %j is YAML", async (front, fields) => {
  expect(await read(`---\n${front}\n---\nHello\n`)).toMatchObject({ fields, text: "Hello\n" });
});

test("invalid front matter yields no fields, but the line of the error", async () => {
  expect(await read("---\ntitle: A\ndescription: B: C\n---\n")).toMatchObject({
    fields: {},
    errorLine: 3,
  });
  expect(await read("---\ntitle: *a\n---\n")).toMatchObject({ fields: {}, errorLine: 2 });
  expect(await read("---\n- title\n---\n")).toMatchObject({
    fields: {},
    errorLine: 2,
  });
});

test("the text begins on the line below the front matter", async () => {
  expect(await read("\uFEFF---\r\ntitle: A\r\n---\r\n\r\nHello")).toMatchObject({
    fields: { title: "A" },
    text: "\nHello",
    firstLine: 4,
  });
  const whole = { fields: undefined, text: "Hello\n\n---\n", firstLine: 1 };
  expect(await read("Hello\n\n---\n")).toMatchObject(whole);
});

test("names with accents as macOS saves them are composed", async () => {
  expect(await read("[a](/u\u0308ber)", "u\u0308ber.md")).toMatchObject({
    file: `${pagesFolder}/u\u0308ber.md`,
    name: "\u00FCber",
    text: "[a](/\u00FCber)",
  });
});
