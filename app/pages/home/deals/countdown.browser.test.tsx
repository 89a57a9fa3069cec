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

test("a number is aligned with its unit, drawn in proportion and read as one number", async () => {
  const { container } = await render(<Countdown now={new Date("2026-11-08T12:48:49").getTime()} />);
  const read = [...container.querySelectorAll("dd:not([aria-hidden])")];
  // In no element of its own: Orca passes over that.
  expect(read.map(({ innerHTML }) => innerHTML)).toEqual(["11", "11", "11", "11"]);
  const units = [...container.querySelectorAll("dt")];
  expect(numbersIn(container).map((number) => number.getBoundingClientRect().x)).toEqual(
    units.map((unit) => unit.getBoundingClientRect().x),
  );
  for (const number of numbersIn(container)) {
    expect(getComputedStyle(number, "::before").content).toBe('"11"');
    expect(getComputedStyle(number).fontVariantNumeric).toBe("normal");
  }
});
