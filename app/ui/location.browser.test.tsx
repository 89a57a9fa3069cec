import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { showAt } from "../page-state.ts";
import { useLocation } from "./location.ts";

function Query() {
  return <p>{useLocation().search}</p>;
}

test("an island that stays while the page is swapped gets the next page's location", async () => {
  showAt("https://shop.example/categories/hats");
  const { getByText } = await render(<Query />);
  showAt("https://shop.example/search?q=wool");
  document.dispatchEvent(new Event("swapped"));
  await expect.element(getByText("?q=wool")).toBeVisible();
});
