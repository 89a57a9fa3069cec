/** What app/entry.client.ts uses and TypeScript's own types do not have yet: it is not in every browser. */
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
