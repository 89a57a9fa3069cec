import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { translatePage } from "../ui/translation-fixture.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import { NothingFound } from "./nothing-found.tsx";

const block = (help: ReactNode) => (
  <MemoryRouter>
    <NothingFound links={[]} picture="plain-tee">
      {help}
    </NothingFound>
  </MemoryRouter>
);

test("under translation its help can change, and go", async () => {
  const faults: string[] = [];
  translatePage((fault) => faults.push(fault));
  const suggestion = <DidYouMean path="/search?q=cotton" label="cotton" />;
  const { container, rerender } = await render(block(suggestion));
  const helps = [
    ["A search takes at least 3 characters.", "A search takes at least 3 characters."],
    [suggestion, "Did you mean cotton?"],
    [undefined, ""],
    [suggestion, "Did you mean cotton?"],
    ["No product matches.", "No product matches."],
    ["There are none.", "There are none."],
  ] as const;
  for (const [help, words] of helps) {
    await expect.poll(() => container.querySelector("font")).not.toBeNull();
    await rerender(block(help));
    expect(container.querySelector("section")?.textContent).toBe(`No products found${words}`);
  }
  expect(faults).toEqual([]);
});
