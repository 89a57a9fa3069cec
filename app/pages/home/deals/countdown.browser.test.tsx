import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Countdown } from "./countdown.tsx";

/** Where each number is, or the dashes that stand in for it. */
function placesIn(container: Element): readonly string[] {
  return numbersIn(container).map((number) => {
    const { x, y, height } = number.getBoundingClientRect();
    return [x, y, height].join(" ");
  });
}

function numbersIn(container: Element): readonly Element[] {
  return [...container.querySelectorAll("dd[aria-hidden]")];
}

test("no number shifts another, and none shifts when the time is first known", async () => {
  const { container, rerender } = await render(<Countdown now={undefined} />);
  const before = placesIn(container);
  expect(before).toHaveLength(4);
  for (const time of ["2026-11-08T12:48:49", "2026-11-08T12:48:48", "2026-11-19T23:59:59"]) {
    await rerender(<Countdown now={new Date(time).getTime()} />);
    expect([time, ...placesIn(container)]).toEqual([time, ...before]);
  }
});
