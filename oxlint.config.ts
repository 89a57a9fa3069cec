import { defineConfig } from "oxlint";
import { importRules } from "./oxlint.import-rules.ts";

export default defineConfig({
  plugins: [
    "eslint",
    "typescript",
    "unicorn",
    "oxc",
    "react",
    "jsx-a11y",
    "import",
    "promise",
    "vitest",
    "node",
  ],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["/node_modules", "/build", "/.cache"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/button-has-type": "error",
    "react/jsx-no-target-blank": "error",
    "react/jsx-no-useless-fragment": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "import/no-cycle": "error",
    "import/no-named-as-default-member": "off",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: false }],
    "typescript/no-base-to-string": "off",
    // Spreading a string splits it into code points, as intended.
    "typescript/no-misused-spread": "off",
    "typescript/unbound-method": "off",
    "no-await-in-loop": "off",
    "no-warning-comments": "error",
    "no-restricted-properties": [
      "error",
      {
        property: "skipWaiting",
        message: "A new worker would delete the files that open pages still load.",
      },
    ],
    "prefer-const": "error",
    eqeqeq: "error",
    "no-underscore-dangle": ["error", { allow: ["_id"] }],
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/no-noninteractive-element-interactions": [
      "error",
      {
        handlers: ["onClick", "onMouseDown", "onMouseUp", "onKeyPress", "onKeyDown", "onKeyUp"],
      },
    ],
    "oxc/no-map-spread": "off",
    "oxc/no-async-endpoint-handlers": "off",
    "react/exhaustive-effect-dependencies": "off",
  },
  overrides: [
    ...importRules,
    // The code in these folders reads external data, which has no types.
    {
      files: ["{app,build-tools,content-check,server,test-tools,worker}/**"],
      rules: noUnsafe("error"),
    },
    { files: ["**/*.test.{ts,tsx}", "**/*-fixture.ts"], rules: noUnsafe("off") },
  ],
});

function noUnsafe(severity: "error" | "off") {
  const uses = ["argument", "assignment", "call", "member-access", "return"];
  return Object.fromEntries(uses.map((use) => [`typescript/no-unsafe-${use}`, severity]));
}
