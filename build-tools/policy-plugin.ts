import type { Plugin } from "vite";

const event = "policy:violation";

/** The reported fields of a `SecurityPolicyViolationEvent`. */
type Violation = Readonly<Record<"blockedURI" | "effectiveDirective" | "sourceFile", string>>;

/**
 * In development, shows Content Security Policy violations in the terminal and over the page, because browsers show
 * them only in their consoles.
 */
export function policyPlugin(base: string): Plugin {
  return {
    name: "policy",
    apply: "serve",
    configureServer({ config: { logger }, ws }) {
      ws.on(event, ({ blockedURI, effectiveDirective, sourceFile }: Violation) => {
        const where = sourceFile === "" ? "" : ` (requested by ${sourceFile})`;
        // The message names site.ts without its folder, because content-plugin.ts holds back messages with a content
        // file's path.
        const message = `The page's Content Security Policy (${effectiveDirective}) blocked ${blockedURI}${where}. If it belongs to your analytics or form service, set \`analytics\` or \`formService\` in site.ts, as docs/owner.md explains. Otherwise, remove the code that loads it.`;
        logger.error(message);
        ws.send({ type: "error", err: { plugin: "policy", message, stack: "" } });
      });
    },
    // This classic script runs before the policy can block anything. A module would run too late.
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
