import { act, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { notHydrated } from "./not-hydrated.tsx";

const Item = notHydrated("li", Content, { className: "item" });

function Content({ text }: { text: string }) {
  return <b>{text}</b>;
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
  await settle(() => root.render(<Item text="Blouse" />));
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

/** A card with a link, which has the focus, and a picture. */
async function hydrateFocused(src: string) {
  list.innerHTML = `<li class="item"><a href="#a">A</a><img src="${src}" alt="Blue shirt"></li>`;
  list.querySelector("a")?.focus();
  const picture = list.querySelector("img");
  await expect.poll(() => picture?.complete).toBe(true);
  await hydrate(<Item text="a" />);
  return picture;
}

test.each([
  ["before hydration", missing],
  ["after it", present],
])("the alt text replaces a picture that failed %s, and nothing else", async (_when, src) => {
  const picture = await hydrateFocused(src);
  if (src === present) picture?.setAttribute("src", missing);
  await expect.element(page.getByText("Blue shirt")).toBeVisible();
  expect(list.querySelector("img")).toBeNull();
  expect(document.activeElement?.textContent).toBe("A");
});
