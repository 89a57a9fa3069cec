import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { translatePage } from "../ui/translation-fixture.ts";
import { MarkedText } from "./mark-matches.tsx";

test("under translation the text stays whole as its marks change", async () => {
  const faults: string[] = [];
  translatePage((fault) => faults.push(fault));
  const text = "A day bag in waxed cotton";
  const { container, rerender } = await render(<MarkedText text={text} query="cotton" />);
  for (const query of ["waxed cotton", "bag", "", "a"]) {
    await expect.poll(() => container.querySelector("font")).not.toBeNull();
    await rerender(<MarkedText text={text} query={query} />);
    expect(container.textContent).toBe(text);
    const marked = [...container.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marked.every((words) => words.toLowerCase() === query)).toBe(true);
    expect(marked.length > 0).toBe(query !== "");
  }
  expect(faults).toEqual([]);
});
