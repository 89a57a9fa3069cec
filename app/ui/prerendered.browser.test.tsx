import { act, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { prerendered } from "./prerendered.tsx";

const Item = prerendered("li", Content, { className: "item" });

function Content({ text, picture }: { text: string; picture?: string }) {
  return (
    <>
      <b>{text}</b>
      {picture !== undefined && <img src={picture} alt="Rendered" />}
    </>
  );
}

const present = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>";
const missing = "/no-such-picture.avif";

let list: HTMLElement;
let root: Root;

/** Waits until React has done its work. */
async function settle(work: () => void) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () => work());
  vi.unstubAllGlobals();
}

/** Hydrates the list, without an error. */
async function hydrate(items: ReactNode) {
  const errors: unknown[] = [];
  await settle(() => {
    root = hydrateRoot(list, items, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
}

beforeEach(() => {
  vi.stubEnv("PROD", true);
  list = document.createElement("ul");
  document.body.append(list);
});

afterEach(async () => {
  await settle(() => root.unmount());
  list.remove();
  vi.unstubAllEnvs();
});

test("what is in the HTML stays as it is, also where a translation has changed it", async () => {
  const html = '<li class="item"><b>Hemd</b></li>';
  list.innerHTML = html;
  await hydrate(<Item text="Shirt" />);
  expect(list.innerHTML).toBe(html);
  await settle(() => root.render(<Item text="Shirt" />));
  expect(list.innerHTML).toBe(html);
});

test("what is added later is rendered, and what was in the HTML can be moved and removed", async () => {
  list.innerHTML = '<li class="item"><b>A</b></li>';
  await hydrate([<Item key="a" text="a" />]);
  await settle(() => root.render([<Item key="b" text="b" />, <Item key="a" text="a" />]));
  expect(list.textContent).toBe("bA");
  await settle(() => root.render([<Item key="b" text="c" />]));
  expect(list.innerHTML).toBe('<li class="item"><b>c</b></li>');
});

test("it is rendered where a picture failed before hydration", async () => {
  list.innerHTML = `<li class="item"><b>A</b><img src="${missing}" alt=""></li>`;
  const picture = list.querySelector("img");
  await expect.poll(() => picture?.complete).toBe(true);
  await hydrate(<Item text="a" picture={missing} />);
  await expect.element(page.getByAltText("Rendered")).toBeInTheDocument();
  expect(list.textContent).toBe("a");
});

test("it is rendered once a picture fails", async () => {
  list.innerHTML = `<li class="item"><b>A</b><img src="${present}" alt=""></li>`;
  await hydrate(<Item text="a" picture={missing} />);
  expect(list.textContent).toBe("A");
  list.querySelector("img")?.setAttribute("src", missing);
  await expect.element(page.getByAltText("Rendered")).toBeInTheDocument();
  expect(list.textContent).toBe("a");
});
