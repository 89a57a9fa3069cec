import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SearchBox } from "./search-box.tsx";

test.each([
  ["Escape keeps the text while an input method composes a word", true, "cotton shirt "],
  ["Escape empties the box", false, ""],
])("%s", async (_what, isComposing, value) => {
  const { getByRole } = await render(<SearchBox typed="cotton shirt " failed={false} />);
  const box = getByRole("searchbox");
  box
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing, bubbles: true }));
  expect(box.element()).toHaveProperty("value", value);
});
