import { shopFolder } from "../build-tools/shop-folder.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";
import { formatValue, suggestWord } from "./mistake.ts";

/** The attributes that Plausible, GoatCounter, Umami, Fathom and Cloudflare Web Analytics read. */
const known = [
  "data-domain",
  "data-api",
  "data-goatcounter",
  "data-goatcounter-settings",
  "data-website-id",
  "data-host-url",
  "data-auto-track",
  "data-domains",
  "data-tag",
  "data-site",
  "data-spa",
  "data-canonical",
  "data-cf-beacon",
];

/** Lists attributes of the analytics script that look misspelled, one per line. Another service may read others. */
export function listUnknownAttributes({ site }: Content): readonly string[] {
  const attributes = fieldOf(fieldOf(site, "analytics"), "attributes");
  return valuesAt(attributes, "*").flatMap(({ path: [name = ""] }) => {
    const suggestion = known.includes(String(name)) ? undefined : suggestWord(name, known);
    if (suggestion === undefined) return [];
    const place = `${shopFolder}/site.ts, analytics.attributes, ${formatValue(name)}`;
    return `${place}: no known service reads it. Did you mean ${formatValue(suggestion)}?`;
  });
}
