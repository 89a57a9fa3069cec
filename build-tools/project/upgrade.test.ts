import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "./clean-up.ts";
import { commitFiles } from "./commit-files.ts";

const guide = readFileSync("docs/owner.md", "utf8");
const [, commands = ""] = /## A newer version\n.*?```sh\n(.*?)npm ci/s.exec(guide) ?? [];

const design = "app/styles/tokens.css";
const shapes = ["content/schema.ts", "content/schema-fields.ts", "content/schema-texts.ts"];

test("a newer version keeps the owner's content and design, with newer shapes and code", () =>
  inTemporaryFolder(async (parent) => {
    const files = (whose: string) =>
      Object.fromEntries(
        [design, ...shapes, "content/texts.ts", `app/${whose}.ts`].map((path) => [path, whose]),
      );
    const [shop, template] = [join(parent, "shop"), join(parent, "template")];
    commitFiles(shop, files("mine"));
    commitFiles(template, files("newer"));
    const author = { GIT_AUTHOR_NAME: "Owner", GIT_AUTHOR_EMAIL: "owner@shop.example" };
    const committer = { GIT_COMMITTER_NAME: "Owner", GIT_COMMITTER_EMAIL: "owner@shop.example" };
    execFileSync("sh", ["-c", commands.replace("<template>", template)], {
      cwd: shop,
      env: { ...process.env, ...author, ...committer },
      stdio: "pipe",
    });
    const read = (path: string) => readFileSync(join(shop, path), "utf8");
    expect(["content/texts.ts", design, "app/mine.ts"].map(read)).toEqual(["mine", "mine", "mine"]);
    expect([...shapes, "app/newer.ts"].map(read)).toEqual(["newer", "newer", "newer", "newer"]);
  }));
