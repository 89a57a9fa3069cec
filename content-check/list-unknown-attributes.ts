import { shopFolder } from "../build-tools/shop-folder.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";
import { formatValue, suggestWord } from "./mistake.ts";

/** Attributes that Plausible, GoatCounter, Umami, Fathom and Cloudflare's Web Analytics read. */
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

/** Attributes of the analytics script that look misspelled, a line each: a service of the owner's may read others. */
export function listUnknownAttributes({ site }: Content): readonly string[] {
  const attributes = fieldOf(fieldOf(site, "analytics"), "attributes");
  return valuesAt(attributes, "*").flatMap(({ path: [name = ""] }) => {
    const suggestion = known.includes(String(name)) ? undefined : suggestWord(name, known);
    if (suggestion === undefined) return [];
    const place = `${shopFolder}/site.ts, analytics.attributes, ${formatValue(name)}`;
    return `${place}: no service is known to read it. Did you mean ${formatValue(suggestion)}?`;
  });
}
