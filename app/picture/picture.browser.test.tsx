import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Picture, shownSources } from "./picture.tsx";

test("a new picture gets a new element, with `sizes` for its focal point", async () => {
  const { container, rerender } = await render(<Picture name="plain-tee" sizes="100vw" />);
  const first = container.querySelector("img");
  await rerender(<Picture name="plain-cap" sizes={{ whole: "50vw", closeUp: "110vw" }} />);
  expect(first?.isConnected).toBe(false);
  expect(container.querySelector("img")?.alt).toBe("A plain cap");
  expect(container.querySelector("img")?.sizes).toBe("110vw");
  // No file is wider than the 1280 px original.
  expect(container.querySelector("img")?.srcset).toMatch(/-1280\.abc\.avif 1280w$/);
});

test.each([
  [false, "/lamp-640.abc.avif"],
  [true, "/lamp-lit-640.abc.avif"],
])("the sources are those of the version shown (dark scheme: %s)", (isDark, file) => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ ...matchMedia("all"), matches: isDark });
  expect(shownSources("lamp", "100vw").srcSet).toContain(file);
  vi.restoreAllMocks();
});
