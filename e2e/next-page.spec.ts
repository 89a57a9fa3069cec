import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBuild } from "../server/read-build.ts";
import { buildProject } from "../tooling/copy-project.ts";
import { replaceIn, runIn, withCopiedProject } from "./copied-project.ts";
import { serveBuild } from "./serve-build.ts";
import { expect, test, waitForScript } from "./test.ts";

/** What README tells to write for the next page, with the file that it names last before it. */
function readSteps(): readonly { readonly file: string; readonly code: string }[] {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const [, section = ""] = /### The next page\n(.*?)\n## /s.exec(readme) ?? [];
  return [
    ...section.matchAll(/`((?:app|content)\/[^`]+)`[^`]*(?:`"\*"`[^`]*)?```\w+\n(.*?)```/gs),
  ].map(([, file = "", code = ""]) => ({ file, code: code.replaceAll(/^ {3}/gm, "") }));
}

test("the three steps that README tells set up the next page", async ({ page }) => {
  test.setTimeout(240_000);
  const [component, styles, route, list, ...others] = readSteps();
  if (!component || !styles || !route || !list) throw new Error("README lacks one of the steps.");
  expect(others).toEqual([]);

  await withCopiedProject(async (folder) => {
    for (const { file, code } of [component, styles]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    replaceIn(join(folder, route.file), '  route("*"', `${route.code}  route("*"`);
    replaceIn(join(folder, list.file), /notSetUp: \[.*\],\n/, list.code);
    replaceIn(join(folder, list.file), "address: undefined", 'address: "https://shop.example"');
    runIn(folder, "tooling/check/run-check.ts");
    buildProject(folder);

    const build = readBuild(join(folder, "build"));
    expect([...build.pages.keys()]).toContain("/contact");
    expect(readFileSync(join(build.client, "contact/index.html"), "utf8")).toContain("Write to ");
    expect(readFileSync(join(build.client, "sitemap.xml"), "utf8")).toContain(
      "<loc>https://shop.example/contact</loc>",
    );

    const { port, close } = await serveBuild(join(folder, "build"));
    const shop = `http://localhost:${port}`;
    await page.goto(shop);
    await waitForScript(page);
    await page.getByRole("banner").getByRole("link", { name: "Resume" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
    await expect(page).toHaveTitle("Contact, Hemline");
    expect((await page.goto(`${shop}/contact`))?.status()).toBe(200);
    expect((await page.request.get(`${shop}/shop`)).status()).toBe(404);
    await close();
  });
});
