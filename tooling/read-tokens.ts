import postcss from "postcss";

/** The look of the shop, from the project's root. */
export const tokensFile = "app/styles/tokens.css";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** Every custom property of a style sheet by its name without the hyphens; the first one counts. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value }) => {
    if (!tokens.has(prop.slice(2))) tokens.set(prop.slice(2), value);
  });
  return tokens;
}

/** What a token stands for in a scheme: references followed, `light-dark()` decided. */
export function resolveToken(
  tokens: ReadonlyMap<string, string>,
  name: string,
  scheme: Scheme,
  depth = 0,
): string | undefined {
  const value = tokens.get(name);
  if (value === undefined || depth > 8) return undefined;
  const chosen = decide(value.trim(), scheme);
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? [];
  return reference === undefined ? chosen : resolveToken(tokens, reference, scheme, depth + 1);
}

function decide(value: string, scheme: Scheme): string {
  const [, inner] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
  if (inner === undefined) return value;
  const [light = "", dark = ""] = postcss.list.comma(inner);
  return scheme === "light" ? light : dark;
}
