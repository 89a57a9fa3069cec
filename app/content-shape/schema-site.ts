import { z } from "zod";
import {
  dataAttribute,
  email,
  functionName,
  listOf,
  name,
  pictureName,
  text,
} from "./schema-fields.ts";
import {
  linkPath,
  pathWithoutPage,
  scriptAddress,
  siteAddress,
  webAddress,
} from "./schema-urls.ts";

const link = z.strictObject({ label: name, path: linkPath });
const links = z.strictObject({ heading: text, links: z.array(link) });
const longestSiteName = 24;

export const site = z.strictObject({
  name: text.max(
    longestSiteName,
    `at most ${longestSiteName} characters, to fit the header on a phone`,
  ),
  /** The text that follows the shop's name in the home page's title. */
  tagline: text,
  description: text,
  /**
   * The shop's URL without a trailing slash, such as "https://shop.example". Defaults to the URL that the host
   * provides.
   */
  address: siteAddress.optional(),
  area: text,
  email,
  emailIfNeeded: email,
  /**
   * The repository that `github` links lead to. Defaults to the repository that the host builds
   * from. If the host names no repository, defaults to the repository in package.json.
   */
  github: webAddress("https://github.com/me/shop").optional(),
  /** A script that counts page views (docs/owner.md). The Content Security Policy allows this script. */
  analytics: z
    .strictObject({
      script: scriptAddress,
      /** The script tag's attributes. The script may send data to its own host and to addresses in these attributes. */
      attributes: z.record(dataAttribute, text).exactOptional(),
      /** The script's function that counts a page view, and the function's argument. */
      countPage: z.strictObject({ call: functionName, with: text.exactOptional() }),
    })
    .optional(),
  /** An external service that forms may submit to. */
  formService: webAddress("https://forms.example/f/abc").optional(),
  stackLine: text,
  title: text,
  intro: text,
  navigation: z.array(link),
  /** `false` removes the offline copy of the shop from visitors' browsers (docs/deploy.md). */
  offline: z.boolean("true or false, without quotation marks").exactOptional(),
  /** `false` removes the deal and its countdown. */
  deal: z.boolean("true or false, without quotation marks").exactOptional(),
  /** `true` gives each product a page of its own. */
  productPages: z.boolean("true or false, without quotation marks").exactOptional(),
  /**
   * Addresses that the content links to before their pages exist. Until then, these addresses show
   * the not-found page.
   */
  plannedPaths: z.array(pathWithoutPage),
  /** The three pictures in the home page's header, starting with the large picture. */
  heroImages: listOf(
    z.strictObject({ image: pictureName, name, color: text, path: linkPath }),
    3,
    3,
  ),
  /** The pictures for the not-found page, empty search results, and the related links after a grid. */
  pictures: z.strictObject({
    notFound: pictureName,
    nothingFound: pictureName,
    relatedLinks: pictureName,
  }),
  /** The example searches on the search page. Their pictures are shown if each has one. */
  searchExamples: listOf(
    z.strictObject({
      words: text.min(3, "at least three characters"),
      image: pictureName.exactOptional(),
    }),
    3,
    3,
  ),
});

export const footer = z.strictObject({
  contact: z.strictObject({ heading: text, emailIfNeededLabel: text }),
  company: links,
  useful: links,
  details: z.strictObject({ heading: text, images: listOf(pictureName, 6, 6) }),
  copyright: text,
});
