import { z } from "zod";
import { cloths, type PicturePlace, picturePlaces } from "../../app/ui/picture-places.ts";
import {
  addressWord,
  email,
  hexColour,
  insideAddress,
  linkPath,
  siteAddress,
  unslashedAddress,
  webAddress,
  whole,
  words,
} from "./field-schemas.ts";

/** What an entry may refer to; all of it is content itself. What is not known may be anything. */
type Vocabulary = {
  readonly categories: readonly string[] | undefined;
  readonly subcategories: readonly string[] | undefined;
  readonly genders: readonly string[] | undefined;
  readonly colours: readonly string[] | undefined;
  /** Each picture's place by its name. */
  readonly pictures: Readonly<Record<string, string>> | undefined;
};

/** The places where a picture needs a cloth. */
const onCloth = new Set(["cut-out", "tile"]);

const longestName = 24;

/** The shape of each file in content/, as the owner writes it. */
export function contentSchemas(known: Vocabulary) {
  const pictureOf = (place: PicturePlace) => {
    const { pictures } = known;
    if (pictures === undefined) return words;
    const names = Object.keys(pictures).filter((name) => pictures[name] === place);
    const allowed = `the name of a picture in content/pictures.ts whose place is "${place}"`;
    return z.enum(names, {
      error: ({ input }) =>
        /^https?:/.test(String(input)) ? `${allowed}, and there the address as "remote"` : allowed,
    });
  };
  const cutOut = pictureOf("cut-out");
  const footerLink = z.strictObject({
    label: words,
    path: linkPath,
  });
  const footerLinks = z.strictObject({ heading: words, links: z.array(footerLink) });
  return {
    product: z.strictObject({
      _id: whole,
      name: words,
      category: wordOf(known.categories),
      subcategory: wordOf(known.subcategories),
      gender: wordOf(known.genders),
      description: words,
      price: z.number().positive(),
      oldPrice: z.number().positive().optional(),
      image: pictureOf("product"),
      color: wordOf(known.colours),
      rating: z.number().min(0).max(5),
      author: words.optional(),
    }),
    post: z.strictObject({
      id: whole,
      title: words,
      subtitle: words,
      date: words,
      imageUrl: pictureOf("post"),
    }),
    category: z.strictObject({
      id: addressWord,
      name: words,
      subtitle: words,
      image: cutOut,
    }),
    categoryTile: z.strictObject({
      name: words,
      path: linkPath,
      image: pictureOf("tile"),
    }),
    heroCard: z.strictObject({ id: whole, image: cutOut, trend: words, title: words }),
    gender: addressWord,
    subcategory: addressWord,
    service: z.strictObject({
      icon: z.enum(["truck", "shield", "chat"]),
      title: words,
      text: words,
    }),
    colour: hexColour,
    pictureEntry: z
      .strictObject({
        place: z.enum(Object.keys(picturePlaces)),
        alt: words,
        cloth: z.enum(cloths).optional(),
        remote: z.strictObject({ address: webAddress, width: whole, height: whole }).optional(),
      })
      .refine(({ place, cloth }) => cloth !== undefined || !onCloth.has(place), {
        path: ["cloth"],
        error: `one of ${cloths.join(", ")}: cut-outs lie on it, tiles take it on`,
      }),
    subtitle: words,
    site: z.strictObject({
      name: words.max(
        longestName,
        `a name of at most ${longestName} letters: it stands in the bar of a phone`,
      ),
      tagline: words,
      description: words,
      address: siteAddress.optional(),
      area: words,
      email,
      emailIfNeeded: email,
      github: webAddress,
      stackLine: words,
      title: words,
      intro: words,
      navigation: z.array(z.strictObject({ label: words, path: insideAddress })),
      notSetUp: z.array(unslashedAddress),
      pictures: z.strictObject({
        notFound: pictureOf("scene"),
        nothingFound: cutOut,
        keepLooking: cutOut,
      }),
      plates: z.array(z.strictObject({ image: cutOut, name: words, colour: words })).length(3),
      deal: z.string().regex(/\{month\}\/\{day\}/, 'a text with "{month}/{day}" in it'),
      blogHeading: words,
      footer: z.strictObject({
        contact: z.strictObject({ heading: words, emailIfNeededLabel: words }),
        company: footerLinks,
        useful: footerLinks,
        details: z.strictObject({ heading: words, images: z.array(pictureOf("detail")).length(6) }),
        copyright: words,
      }),
    }),
  };
}

function wordOf(all: readonly string[] | undefined) {
  return all === undefined ? words : z.enum(all);
}
