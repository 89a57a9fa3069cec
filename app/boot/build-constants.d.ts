/** The background of the page in each scheme, as `#rrggbb` (vite.config.ts). */
declare const PAGE_BACKGROUND: { readonly light: string; readonly dark: string };

/** The parameters of an address that narrow or order a list (vite.config.ts). */
declare const LIST_PARAMETERS: readonly string[];
