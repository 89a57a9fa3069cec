/** Browser APIs that TypeScript's own types lack because not every browser has them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        readonly createScriptURL?: (url: string) => string | undefined;
        readonly createHTML?: (html: string) => string;
      },
    ): { readonly createHTML: (html: string) => string };
  };
}
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
