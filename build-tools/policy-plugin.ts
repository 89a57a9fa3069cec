import type { Plugin } from "vite";

const event = "policy:violation";

/** The reported fields of a `SecurityPolicyViolationEvent`. */
type Violation = Readonly<Record<"blockedURI" | "effectiveDirective" | "sourceFile", string>>;

/**
 * In development, reports in the terminal and over the page what the page's Content Security Policy blocked.
 * Browsers report it only in their consoles.
 */
export function policyPlugin(base: string): Plugin {
  return {
    name: "policy",
    apply: "serve",
    configureServer({ config: { logger }, ws }) {
      ws.on(event, ({ blockedURI, effectiveDirective, sourceFile }: Violation) => {
        const where = sourceFile === "" ? "" : ` (${sourceFile})`;
        // content-plugin.ts holds back messages that name a content file.
        const message = `The page's Content Security Policy blocks ${blockedURI} as ${effectiveDirective}${where}. It allows what \`analytics\` and \`formService\` of site.ts name (docs/owner.md).`;
        logger.error(message);
        ws.send({ type: "error", err: { plugin: "policy", message, stack: "" } });
      });
    },
    // Not a module, so that it runs before anything can be blocked.
    transformIndexHtml: () => [{ tag: "script", injectTo: "head-prepend", children: report(base) }],
  };
}

/** Returns the client script that reports each violation. */
function report(base: string): string {
  return `addEventListener("securitypolicyviolation", async ({ blockedURI, effectiveDirective, sourceFile }) => {
  const { createHotContext } = await import("${base}@vite/client");
  createHotContext("/policy").send("${event}", { blockedURI, effectiveDirective, sourceFile: sourceFile ?? "" });
});`;
}
