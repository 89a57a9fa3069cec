/** TypeScript's own types do not have it yet: only what app/entry.client.tsx uses. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (url: string) => string | undefined },
    ): unknown;
  };
}
