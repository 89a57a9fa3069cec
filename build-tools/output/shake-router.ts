import type { Plugin } from "vite";

/**
 * Lets the bundler leave out the router's components that no page uses. Two things look to it like a
 * use: `forwardRef(…)`, which is not marked as pure, and `Name.displayName = "Name"`.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*$/gm, "")
          .replaceAll(/(?<== )(?=[\w$.]+\.forwardRef\()/g, "/* @__PURE__ */ "),
    },
  };
}
