import { afterAll, beforeAll, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { closeOnLeaving } from "./popover.ts";

beforeAll(() => document.addEventListener("focusin", closeOnLeaving));
afterAll(() => document.removeEventListener("focusin", closeOnLeaving));

function Panel({ tabIndex }: { tabIndex: number | undefined }) {
  return (
    // The main element is focusable, as on every page of the shop.
    <main tabIndex={-1}>
      <button type="button" popoverTarget="other">
        Other
      </button>
      <button type="button" popoverTarget="panel">
        Open
      </button>
      <a href="#after">After</a>
      <div id="panel" popover="auto" tabIndex={tabIndex} role="group" aria-label="Panel">
        <a href="#inside">Inside</a>
      </div>
      <div id="other" popover="auto" />
    </main>
  );
}

/** Renders the page and opens its panel by clicking the panel's button. The button keeps focus. */
async function openPanel(tabIndex?: number) {
  const { getByRole } = await render(<Panel tabIndex={tabIndex} />);
  await getByRole("button", { name: "Open" }).click();
  const panel = getByRole("group", { name: "Panel" });
  await expect.element(panel).toBeVisible();
  return { panel, getByRole };
}

test("a panel closes when focus moves back past its button without entering it", async () => {
  const { panel, getByRole } = await openPanel();
  await userEvent.tab({ shift: true });
  await expect.element(getByRole("button", { name: "Other" })).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
});

test("a panel stays open while it or its button has focus, and closes when focus moves on", async () => {
  const { panel, getByRole } = await openPanel();
  await userEvent.tab();
  await expect.element(getByRole("link", { name: "Inside" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(getByRole("button", { name: "Open" })).toHaveFocus();
  await expect.element(panel).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(getByRole("link", { name: "After" })).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
});

test("a panel that covers its button closes when focus returns to the button", async () => {
  const { panel, getByRole } = await openPanel(-1);
  await userEvent.tab();
  await expect.element(getByRole("link", { name: "Inside" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(getByRole("button", { name: "Open" })).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
});

test.each(["focuses the button", "focuses the button's container"])(
  "with focus inside a panel, a click that %s closes the panel",
  async (where) => {
    const { panel, getByRole } = await openPanel();
    await userEvent.tab();
    // In Safari, clicking a button focuses a container of the button instead.
    if (where !== "focuses the button") {
      getByRole("button", { name: "Open" })
        .element()
        .addEventListener("mousedown", (event) => {
          event.preventDefault();
          getByRole("main").element().focus();
        });
    }
    await getByRole("button", { name: "Open" }).click();
    await expect.element(panel).not.toBeInTheDocument();
  },
);
