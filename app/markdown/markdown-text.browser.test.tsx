import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { MarkdownText } from "./markdown-text.tsx";

test("the tick of a task shows that it is done", async () => {
  const { getByRole } = await render(<MarkdownText text={"- [x] washed\n- [ ] ironed"} />);
  const tickOf = (name: string) =>
    getComputedStyle(getByRole("checkbox", { name }).element(), "::before").content;
  await expect.element(getByRole("checkbox", { name: "washed" })).toBeChecked();
  expect([tickOf("washed"), tickOf("ironed")]).toEqual(['""', "none"]);
});

test("the columns of a table are aligned", async () => {
  const text = "| a | b | c |\n| :-- | :-: | --: |\n| d | e | f |";
  const { getByRole } = await render(<MarkdownText text={text} />);
  await expect.element(getByRole("table")).toBeVisible();
  const aligned = ["d", "e", "f"].map(
    (name) => getComputedStyle(getByRole("cell", { name }).element()).textAlign,
  );
  expect(aligned).toEqual(["start", "center", "end"]);
});

test.each(["checkbox", "radio", "range", "color"])(
  "a control of type %s in a form keeps the browser's own look and width",
  async (type) => {
    const text = `<form><label>One <input type="${type}" /></label></form>`;
    const { getByLabelText } = await render(<MarkdownText text={text} />);
    await expect.element(getByLabelText("One")).toBeVisible();
    const control = getByLabelText("One").element();
    expect(getComputedStyle(control).appearance).toBe("auto");
    expect(control.clientWidth).toBeLessThan(200);
  },
);

test.each(['<input type="email" />', "<textarea></textarea>", "<select></select>"])(
  "the field %s in a form fills the line",
  async (field) => {
    const text = `<form><label>One ${field}</label></form>`;
    const { getByLabelText } = await render(<MarkdownText text={text} />);
    await expect.element(getByLabelText("One")).toBeVisible();
    const control = getByLabelText("One").element().getBoundingClientRect();
    expect(control.width).toBe(document.querySelector("form")?.clientWidth);
    expect(control.height).toBeGreaterThanOrEqual(44);
  },
);
