import { z } from "zod";
import {
  dataAttribute,
  email,
  functionName,
  linkPath,
  listOf,
  name,
  pathWithoutPage,
  scriptAddress,
  siteAddress,
  text,
  webAddress,
} from "./schema-fields.ts";

const link = z.strictObject({ label: name, path: linkPath });
const links = z.strictObject({ heading: text, links: z.array(link) });
const longestSiteName = 24;

export const site = z.strictObject({
  name: text.max(longestSiteName, `at most ${longestSiteName} letters, for the bar of a phone`),
  /** Follows the name in the home page's title. */
  tagline: text,
  description: text,
  /** The shop's address, without a trailing slash: "https://shop.example". Without it, the host's. */
  address: siteAddress.optional(),
  area: text,
  email,
  emailIfNeeded: email,
  /** The repository behind every link to `github`. Without it, the one that the host builds from or package.json names. */
  github: webAddress.optional(),
  /** A script that counts page views (docs/owner.md). The Content Security Policy admits it. */
  analytics: z
    .strictObject({
      script: scriptAddress,
      /** Of the script's tag. What the script sends may go to its own host and to addresses in these. */
      attributes: z.record(dataAttribute, text).exactOptional(),
      /** The function of the script that counts a page, and what it is called with. */
      countPage: z.strictObject({ call: functionName, with: text.exactOptional() }),
    })
    .optional(),
  /** Where forms may send what is entered, apart from the shop itself. */
  formService: webAddress.optional(),
  stackLine: text,
  title: text,
  intro: text,
  navigation: z.array(link),
  /** `false` removes the copy for offline visits from visitors' browsers (docs/deploy.md). */
  offline: z.boolean("true or false").exactOptional(),
  /** `false` leaves out the deal and its countdown. */
  deal: z.boolean("true or false").exactOptional(),
  /** Linked, but without a page of their own yet: they show the not-found page. */
  plannedPaths: z.array(pathWithoutPage),
  /** The three pictures of the home page's header, the large one first. */
  heroImages: listOf(z.strictObject({ image: text, name, color: text, path: linkPath }), 3, 3),
  /** On the not-found page, where nothing was found, before a search, and where a grid ends. */
  pictures: z.strictObject({
    notFound: text,
    nothingFound: text,
    search: text,
    relatedLinks: text,
  }),
  /** Searches that the search page offers before one. */
  searchExamples: listOf(text.min(3, "at least three letters"), 3, 3),
});

export const footer = z.strictObject({
  contact: z.strictObject({ heading: text, emailIfNeededLabel: text }),
  company: links,
  useful: links,
  details: z.strictObject({ heading: text, images: listOf(text, 6, 6) }),
  copyright: text,
});
