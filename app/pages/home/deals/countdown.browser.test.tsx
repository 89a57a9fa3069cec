import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Countdown } from "./countdown.tsx";

/** Of each digit, and of the dashes that stand in for them. */
function boxesIn(container: Element): readonly string[] {
  const digits = container.querySelectorAll("dd [aria-hidden] > *");
  return [...digits].map((digit) => {
    const { x, y, width, height } = digit.getBoundingClientRect();
    return [x, y, width, height].join(" ");
  });
}

test("no digit shifts another, and none shifts when the time is first known", async () => {
  const { container, rerender } = await render(<Countdown now={undefined} />);
  const before = boxesIn(container);
  expect(before).toHaveLength(8);
  for (const time of ["2026-11-08T12:48:49", "2026-11-08T12:48:48", "2026-11-19T23:59:59"]) {
    await rerender(<Countdown now={new Date(time).getTime()} />);
    expect([time, ...boxesIn(container)]).toEqual([time, ...before]);
  }
});

test("a figure is aligned with its unit and read as one number", async () => {
  const { container, getByText } = await render(
    <Countdown now={new Date("2026-11-08T12:48:49").getTime()} />,
  );
  expect([...container.querySelectorAll("dd")].map((figure) => figure.textContent)).toEqual([
    "11",
    "11",
    "11",
    "11",
  ]);
  const unit = getByText("Days").element().getBoundingClientRect();
  const [digit] = container.querySelectorAll("dd [aria-hidden] > *");
  const side = Number.parseFloat(getComputedStyle(digit ?? container).fontSize) * 0.05;
  expect(Math.abs((digit?.getBoundingClientRect().x ?? 0) - unit.x)).toBeLessThan(side);
});
