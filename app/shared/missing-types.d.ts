/** Browser APIs that TypeScript's types omit, because not every browser supports them. */
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
interface Document {
  readonly prerendering?: boolean;
}
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
