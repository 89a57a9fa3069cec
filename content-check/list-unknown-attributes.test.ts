import { expect, test } from "vitest";
import { contentWith } from "./content-fixture.ts";
import { listUnknownAttributes } from "./list-unknown-attributes.ts";

function linesFor(attributes: unknown) {
  const analytics = { script: "https://counter.example/count.js", attributes };
  return listUnknownAttributes(contentWith({ "site.analytics": analytics }));
}

test("a misspelled attribute of a known service is reported", () => {
  expect(linesFor({ "data-domian": "shop.example", "data-api": "/x" })).toEqual([
    'content/site.ts, analytics.attributes: found "data-domian", which no known analytics service uses. Did you mean "data-domain"?',
  ]);
  expect(linesFor({ "data-goat-counter": "a" })).toHaveLength(1);
});

test.each([
  { "data-domain": "shop.example" },
  { "data-domains": "shop.example" },
  { "data-goatcounter": "a", "data-goatcounter-settings": "{}" },
  { "data-website-id": "1" },
  { "data-of-my-own": "1" },
  undefined,
])("%o is not reported", (attributes) => {
  expect(linesFor(attributes)).toEqual([]);
});
