declare module "virtual:theme" {
  /** The ground of the page in each scheme, as `#rrggbb` (tooling/theme-plugin.ts). */
  export const ground: { readonly light: string; readonly dark: string };
}
