import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBasePath } from "./base-path.ts";

const workflow = readFileSync(".github/workflows/pages.yml", "utf8");

test("the workflow builds as the README says, under the base path of Pages, and publishes the build", () => {
  const steps = [
    "uses: actions/configure-pages@",
    "run: npm ci\n",
    "run: npm run build\n",
    "BASE_PATH: ${{ steps.pages.outputs.base_path }}/\n",
    "path: build/client\n",
    "uses: actions/deploy-pages@",
  ];
  const places = steps.map((step) => workflow.indexOf(step));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test.each(["", "/shop", "/my.shop_2"])("a base path from Pages: %o", (folder) => {
  expect(readBasePath(`${folder}/`)).toBe(`${folder}/`);
});
