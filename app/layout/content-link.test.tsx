import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentLink } from "./content-link.tsx";

test("an address of another site opens in a new tab", () => {
  const link = (
    <ContentLink className="name" path="https://me.example/work?a=1">
      Portfolio
    </ContentLink>
  );
  expect(renderToStaticMarkup(link)).toBe(
    '<a class="name" href="https://me.example/work?a=1" target="_blank" rel="noopener noreferrer">' +
      'Portfolio<span class="visually-hidden"> (opens in a new tab)</span></a>',
  );
});
