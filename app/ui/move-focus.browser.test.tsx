import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { moveFocus } from "./move-focus.ts";

test("a heading can be focused only as long as it has the focus; a control and a panel stay as they are", async () => {
  const { container } = await render(
    <>
      <h1>Shoes</h1>
      <button type="button">Filter</button>
      <form tabIndex={-1} />
    </>,
  );
  const before = container.innerHTML;
  for (const element of container.querySelectorAll<HTMLElement>("h1, button, form")) {
    moveFocus(element);
    expect(document.activeElement).toBe(element);
  }
  moveFocus(container.querySelector("button"));
  expect(container.innerHTML).toBe(before);
});
