import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Picture } from "./picture.tsx";

test("a picture that replaces one that failed to load is loaded", async () => {
  const { container, rerender } = await render(
    <Picture name="plain-tee" sizes="100vw" priority="early" />,
  );
  await expect.poll(() => container.querySelector("img")).toBeNull();
  const sizes = { whole: "50vw", closeUp: "110vw" };
  await rerender(<Picture name="plain-cap" sizes={sizes} priority="early" />);
  expect(container.querySelector("img")?.alt).toBe("A plain cap");
  expect(container.querySelector("img")?.sizes).toBe("110vw");
  // The largest file is as wide as the original.
  expect(container.querySelector("img")?.srcset).toMatch(/-1280\.abc\.avif 1280w$/);
});

test("a picture that failed before hydration leaves its alt text", async () => {
  const picture = <Picture name="plain-tee" sizes="100vw" priority="early" />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(picture);
  await expect.poll(() => container.querySelector("img")?.complete).toBe(true);
  const root = hydrateRoot(container, picture);
  await expect.element(page.elementLocator(container)).toHaveTextContent("A plain tee");
  root.unmount();
  container.remove();
});

test("its alt text can be replaced, or left empty if nearby text says the same", async () => {
  const { container } = await render(
    <Picture name="plain-tee" sizes="100vw" priority="early" alt="" />,
  );
  await expect.poll(() => container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe("");
});
