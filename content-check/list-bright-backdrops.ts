import { wcagLuminance } from "culori";
import {
  listBackdrops,
  listSchemes,
  resolveToken,
  type Tokens,
  tokensFile,
} from "../build-tools/read-tokens.ts";

/** The maximum WCAG luminance of a backdrop in the dark scheme. Brighter backdrops glare. */
const max = 0.35;

/** Returns a line for each backdrop that is too bright in the dark scheme. */
export function listBrightBackdrops(tokens: Tokens): readonly string[] {
  if (!listSchemes(tokens).includes("dark")) return [];
  return listBackdrops(tokens).flatMap((name) => {
    const luminance = wcagLuminance(resolveToken(tokens, name, "dark") ?? "");
    if (luminance <= max) return [];
    return `${tokensFile}, --${name}, dark scheme: found a color that is too bright for the dark scheme (luminance ${luminance.toFixed(3)}). Choose a darker color, with a luminance of at most ${max}.`;
  });
}
