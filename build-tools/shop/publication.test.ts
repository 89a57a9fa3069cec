import { expect, test } from "vitest";
import { readPublication } from "./publication.ts";

const site = { address: "https://shop.example", github: "https://code.example/shop" };

test.each([
  [{}, undefined, "https://github.com"],
  [
    { SITE_ADDRESS: "https://me.github.io/shop/", GITHUB_REPOSITORY: "me/shop" },
    "https://me.github.io/shop",
    "https://github.com/me/shop",
  ],
  [{ SITE_ADDRESS: "http://shop.example" }, "https://shop.example", "https://github.com"],
  [
    {
      NETLIFY: "true",
      SITE_ADDRESS: "",
      URL: "https://me.netlify.app",
      REPOSITORY_URL: "https://git.example/me/shop",
    },
    "https://me.netlify.app",
    "https://git.example/me/shop",
  ],
  [{ URL: "https://unrelated.example" }, undefined, "https://github.com"],
  [
    {
      VERCEL_PROJECT_PRODUCTION_URL: "me.vercel.app",
      VERCEL_GIT_REPO_OWNER: "me",
      VERCEL_GIT_REPO_SLUG: "shop",
      BASE_PATH: "/demo/",
    },
    "https://me.vercel.app/demo",
    "https://github.com/me/shop",
  ],
])("on a host with %o", (environment, address, repository) => {
  expect(readPublication({}, environment, undefined)).toMatchObject({ address, repository });
  const own = { address: site.address, repository: site.github };
  expect(readPublication(site, environment, "me/template")).toMatchObject(own);
});

test.each([
  ["git+https://git.example/me/template.git", "https://git.example/me/template"],
  ["https://github.com/me/template", "https://github.com/me/template"],
  ["github:me/template", "https://github.com/me/template"],
  ["me/template", "https://github.com/me/template"],
  ["git@git.example:me/template", "https://github.com"],
])("if no host names a repository, package.json does: %s", (named, repository) => {
  expect(readPublication({}, {}, named)).toMatchObject({ repository });
  const onHost = readPublication({}, { GITHUB_REPOSITORY: "me/shop" }, named);
  expect(onHost).toMatchObject({ repository: "https://github.com/me/shop" });
});

test("an invalid address is refused with the expected form", () => {
  expect(() => readPublication({}, { SITE_ADDRESS: "shop.example" })).toThrow(
    'SITE_ADDRESS: found "shop.example". Expected a valid URL that begins with "https://"',
  );
});
