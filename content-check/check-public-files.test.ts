import { expect, test } from "vitest";
import { checkPublicFiles, checkSymbolicLinks } from "./check-public-files.ts";
import { describeMistake } from "./mistake.ts";

const linesFor = (...files: string[]) => checkPublicFiles(files).map(describeMistake);

test("the owner's files may have any name that is not reserved", () => {
  const own = "/robots.txt /sitemap.xml /_headers /favicon.svg /icon-192.png /social-card.jpg";
  const others = "/resume.pdf /lookbook/ /google1a2b.html /search.pdf /about/team/ /a/404.html";
  expect(linesFor(...`${own} ${others}`.split(" "))).toEqual([]);
});

test.each([
  [
    "/404.html",
    "the shop's own not-found page. Rename or delete this file. To change the not-found page, edit `notFound`",
  ],
  ["/service-worker.js", "the shop's own service worker. Rename or delete this file."],
  [
    "/manifest.webmanifest",
    "the shop's own web app manifest. Rename or delete this file. To change the app's name or description,",
  ],
  ["/licenses.txt", "the shop's list of software licenses"],
  ["/healthz", "the server's health check"],
  ["/", "one of the shop's own pages"],
  ["/search/", "one of the shop's own pages"],
  ["/search.html", "one of the shop's own pages"],
  ["/categories/b%C3%BCcher/", "one of the shop's own pages"],
  ["/images/me.jpg", "that browsers cache for a year"],
  ["/assets/me.jpg", "that browsers cache for a year"],
])("%s is reported with the reason", (address, reason) => {
  const [line, ...others] = linesFor(address, "/resume.pdf");
  expect(line).toContain(`public${decodeURI(address)}`);
  expect(line).toContain(reason);
  expect(others).toEqual([]);
});

test("a symbolic link that leads nowhere is reported", () => {
  const files = [
    { path: "a.pdf", name: "a.pdf", isBroken: false },
    { path: "b/c.pdf", name: "b/c.pdf", isBroken: true },
  ];
  expect(checkSymbolicLinks(files).map(describeMistake)).toEqual([
    expect.stringContaining("public/b/c.pdf: found a symbolic link whose target does not exist."),
  ]);
});
