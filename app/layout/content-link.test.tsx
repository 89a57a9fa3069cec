import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentLink } from "./content-link.tsx";

const render = (path: string) =>
  renderToStaticMarkup(
    <ContentLink className="name" path={path}>
      Portfolio
    </ContentLink>,
  );

test("an address of another site opens in a new tab", () => {
  expect(render("https://me.example/work?a=1")).toBe(
    '<a class="name" href="https://me.example/work?a=1" target="_blank" rel="noopener noreferrer">' +
      'Portfolio<span class="visually-hidden"> (opens in a new tab)</span></a>',
  );
});

test("an address inside the shop does not", () => {
  expect(render("/search")).toBe('<a href="/search" class="name">Portfolio</a>');
});
