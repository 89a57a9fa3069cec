import { expect, open, phone, test } from "../support/test.ts";

test.use({ viewport: phone });

test("without popovers, every page works except its panels", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"] as const) {
      const original = Element.prototype[name];
      Object.defineProperty(Element.prototype, name, {
        value(this: Element, selector: string) {
          if (selector.includes(":popover-open")) throw new SyntaxError("Unknown selector");
          return Reflect.apply(original, this, [selector]);
        },
      });
    }
  });
  await open(page, "/unknown");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Shoes/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price, low to high");
  await expect(page).toHaveURL("/categories/shoes?sort=price-asc");
  const genders = page.getByRole("navigation", { name: "Gender" });
  await genders.getByRole("link", { name: /^Women/ }).click();
  await expect(page).toHaveURL("/categories/shoes/women?sort=price-asc");
  await page.getByRole("link", { name: "Search" }).first().click();
  await page.getByRole("searchbox").fill("sandal");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("status")).toHaveText("2 products for “sandal”");
});
