import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "./clean-up.ts";
import { commitFiles } from "./repository-fixture.ts";

const [, recipe = ""] =
  /## A newer version\n(.*)/s.exec(readFileSync("docs/owner.md", "utf8")) ?? [];
const commands = [...recipe.matchAll(/```sh\n(.*?)```/gs)].map(([, code = ""]) => code).join("");

const files = (version: string, ...paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, version]));
const [texts, shape] = ["content/texts.ts", "content/schema.ts"];

test("a newer version keeps the owner's content and pages, with newer shapes and code", () =>
  inTemporaryFolder(async (parent) => {
    const [shop, template] = [join(parent, "shop"), join(parent, "template")];
    const first = files("first", texts, shape, "app/a.ts", "app/b.ts");
    commitFiles(template, { ...first, "app/a.ts": "before" });
    commitFiles(template, first);
    commitFiles(shop, first);
    commitFiles(template, files("newer", texts, shape, "app/a.ts", "content/posts.ts"));
    commitFiles(shop, files("mine", texts, "app/b.ts", "app/page.ts"));
    const git = (...words: readonly string[]) =>
      execFileSync("git", words, { cwd: shop, encoding: "utf8" });
    const code = commands.replace("<template>", template).replace(/^npm .*/m, "");
    git("config", "user.name", "Owner");
    git("config", "user.email", "owner@shop.example");
    execFileSync("sh", ["-c", code], { cwd: shop, stdio: "pipe" });
    const read = (path: string) => readFileSync(join(shop, path), "utf8");
    expect([texts, "app/b.ts", "app/page.ts"].map(read)).toEqual(Array(3).fill("mine"));
    expect([shape, "app/a.ts", "content/posts.ts"].map(read)).toEqual(Array(3).fill("newer"));
    expect(git("status", "--short").match(/^(?:U.|.U|AA).*/gm)).toBeNull();
  }));
