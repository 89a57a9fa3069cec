import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentLink } from "./content-link.tsx";

test.each([
  ["/categories/caps", "/categories/caps"],
  ["/resume.pdf", "/resume.pdf"],
  ["mailto:me@my.site", "mailto:me@my.site"],
  ["tel:+16175550123", "tel:+16175550123"],
])("%s opens in the same tab", (path, href) => {
  const link = <ContentLink path={path}>Name</ContentLink>;
  expect(renderToStaticMarkup(link)).toBe(`<a href="${href}">Name</a>`);
});

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
