import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SearchBox } from "./search-box.tsx";

test.each([
  ["while an input method composes a word, Escape leaves the box as it is", true, "cotton shirt "],
  ["otherwise, Escape empties it", false, ""],
])("%s", async (_what, isComposing, value) => {
  const { getByRole } = await render(<SearchBox typed="cotton shirt " failed={false} />);
  const box = getByRole("searchbox");
  box
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing, bubbles: true }));
  expect(box.element()).toHaveProperty("value", value);
});
