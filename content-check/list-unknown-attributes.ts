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

/**
 * Returns a line for each attribute of the analytics script that looks misspelled. Attributes that
 * resemble no known attribute are allowed, because other services may read them.
 */
export function listUnknownAttributes({ site }: Content): readonly string[] {
  const attributes = fieldOf(fieldOf(site, "analytics"), "attributes");
  return valuesAt(attributes, "*").flatMap(({ path: [name = ""] }) => {
    const suggestion = known.includes(String(name)) ? undefined : suggestWord(name, known);
    if (suggestion === undefined) return [];
    const found = `${formatValue(name)}, which no known analytics service uses`;
    return `${shopFolder}/site.ts, analytics.attributes: found ${found}. Did you mean ${formatValue(suggestion)}?`;
  });
}
