import type { Plugin } from "vite";

const event = "policy:violation";

/** What a browser says of a violation (`SecurityPolicyViolationEvent`). */
type Violation = Readonly<Record<"blockedURI" | "effectiveDirective" | "sourceFile", string>>;

/**
 * In development, says in the terminal and over the page what the page's Content Security Policy has blocked.
 * Browsers say it in their consoles alone.
 */
export function policyPlugin(base: string): Plugin {
  return {
    name: "policy",
    apply: "serve",
    configureServer({ config: { logger }, ws }) {
      ws.on(event, ({ blockedURI, effectiveDirective, sourceFile }: Violation) => {
        const where = sourceFile === "" ? "" : ` (${sourceFile})`;
        // content-plugin.ts holds back what names a file of the content.
        const message = `The page's Content Security Policy blocks ${blockedURI} as ${effectiveDirective}${where}. It allows what \`analytics\` and \`formService\` of site.ts name (docs/owner.md).`;
        logger.error(message);
        ws.send({ type: "error", err: { plugin: "policy", message, stack: "" } });
      });
    },
    // Before everything that may be blocked, so it is no module.
    transformIndexHtml: () => [{ tag: "script", injectTo: "head-prepend", children: report(base) }],
  };
}

/** The code of the browser that reports each violation. */
function report(base: string): string {
  return `addEventListener("securitypolicyviolation", async ({ blockedURI, effectiveDirective, sourceFile }) => {
  const { createHotContext } = await import("${base}@vite/client");
  createHotContext("/policy").send("${event}", { blockedURI, effectiveDirective, sourceFile: sourceFile ?? "" });
});`;
}
