import { expect, open, test } from "../support/test.ts";

test("a printed page shows its content and hides its controls", async ({ page }) => {
  await open(page, "/categories/shoes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card.getByText("Price $32", { exact: true })).toBeVisible();
  await expect(card).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  for (const control of ["button", "combobox", "navigation"] as const) {
    await expect(page.getByRole(control)).toHaveCount(0);
  }
});
