import type { Texts } from "../../../app/content-shape/schema.ts";
import { texts as fixtureTexts } from "../fixture/texts.ts";

const { frame, product, search, listing } = fixtureTexts;

export const texts: Texts = {
  ...fixtureTexts,
  language: "he",
  locale: "he-IL",
  currency: "ILS",
  products: { one: "מוצר אחד", two: "שני מוצרים", other: "{count} מוצרים" },
  frame: { ...frame, navigation: "תפריט ראשי", menu: "תפריט", search: "חיפוש" },
  home: {
    ...fixtureTexts.home,
    browseProject: "לחנות",
    revealed: { one: "עוד אחד", two: "עוד שניים", other: "עוד {count}" },
  },
  product: { ...product, sale: "{amount} הנחה" },
  category: { ...fixtureTexts.category, genders: "מגדר", allGenders: "הכול" },
  search: {
    ...search,
    minimumLength: 2,
    found: {
      one: "מוצר אחד עבור „{words}”",
      two: "שני מוצרים עבור „{words}”",
      other: "{count} מוצרים עבור „{words}”",
    },
    synonyms: {},
  },
  listing: {
    ...listing,
    filter: "סינון",
    show: { one: "מוצר אחד", two: "שני מוצרים", other: "{count} מוצרים" },
  },
  notFound: { ...fixtureTexts.notFound, title: "הדף לא נמצא" },
};
