import { inflateSync } from "node:zlib";
import { expect, open, test } from "../support/test.ts";

test(
  "no sheet's end cuts a card, or parts a heading from what it is over",
  { tag: "@chromium" },
  async ({ page }) => {
    await open(page, "/");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article").first()).toHaveCSS("break-inside", "avoid");
    const main = page.getByRole("main");
    const colored = [
      main.locator("[data-star]"),
      main.locator("[data-backdrop]"),
      main.getByText(/^Sale/),
    ];
    for (const each of colored) {
      await expect(each.first()).toHaveCSS("print-color-adjust", "exact");
    }
    const heading = page.getByRole("heading", { level: 2 }).last();
    await expect(heading).toHaveCSS("break-after", "avoid");
    await expect(heading).toHaveCSS("break-inside", "avoid");
    await expect(page.locator("main")).toHaveCSS("display", "block");
    // Chromium misplaces what is positioned in a row of a grid.
    const heroes = page.getByRole("region", { name: "Departments" }).getByRole("listitem");
    await expect(heroes.first()).toHaveCSS("display", "block");
  },
);

test("the home page takes five sheets of Letter and of A4", async ({ page, browserName }) => {
  await open(page, "/");
  // Playwright tells Firefox inches, which takes them for centimeters.
  const unit = browserName === "firefox" ? 2.54 : 1;
  const inches = (length: number) => `${length * unit}in`;
  for (const [paper, width, height, sheets] of [
    ["Letter", 8.5, 11, 5],
    ["A4", 8.27, 11.69, 5],
  ] as const) {
    const side = inches(0.4);
    const margin = { top: side, right: side, bottom: side, left: side };
    const pdf = await page.pdf({ width: inches(width), height: inches(height), margin });
    const file = pdf.toString("latin1");
    const packed = file.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g);
    const objects = Array.from(packed, ([, stream = ""]) =>
      inflateSync(Buffer.from(stream, "latin1")).toString(),
    );
    const found = [file, ...objects].join("").match(/\/Type\s*\/Page\b/g);
    expect(found, paper).toHaveLength(sheets);
  }
});
