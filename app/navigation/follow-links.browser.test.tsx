import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { FollowLinks } from "./follow-links.ts";

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const leftToBrowser: string[] = [];

/** Notes what the shop leaves to the browser, and keeps the browser from leaving the test. */
function stay(event: MouseEvent) {
  if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
  leftToBrowser.push(event.target.textContent);
  event.preventDefault();
}

afterEach(() => {
  window.removeEventListener("click", stay);
  leftToBrowser.length = 0;
});

const renderLinks = async () => {
  const screen = await render(
    <MemoryRouter initialEntries={["/"]}>
      <FollowLinks />
      <Address />
      <a href="/search?q=tee#first">
        <b>Inside</b>
      </a>
      <a href="https://example.com/search">Elsewhere</a>
      <a href="/search" target="_blank">
        New tab
      </a>
      <a href="mailto:shop@example.com">Mail</a>
      <button type="button">Button</button>
    </MemoryRouter>,
  );
  window.addEventListener("click", stay);
  return screen;
};

test("a click on anything within a link to the shop goes through the router", async () => {
  const { getByText, getByRole } = await renderLinks();
  await getByText("Inside").click();
  await expect.element(getByRole("status")).toHaveTextContent("/search?q=tee#first");
  expect(leftToBrowser).toEqual([]);
});

test("the second click of a double click does nothing", async () => {
  const { getByText, getByRole } = await renderLinks();
  const second = new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true });
  getByText("Inside").element().dispatchEvent(second);
  // By then the router would have followed it.
  await getByText("Button").click();
  await expect.element(getByRole("status")).toHaveTextContent("/");
  expect(leftToBrowser).toEqual(["Button"]);
});

test.each([
  ...["Elsewhere", "New tab", "Mail", "Button"].map((name) => [name, []] as const),
  ...(["Control", "Meta", "Shift", "Alt"] as const).map((key) => ["Inside", [key]] as const),
])("the browser itself handles a click on %s with %j", async (name, modifiers) => {
  const { getByText, getByRole } = await renderLinks();
  await getByText(name).click({ modifiers: [...modifiers] });
  expect(leftToBrowser).toEqual([name]);
  await expect.element(getByRole("status")).toHaveTextContent("/");
});
