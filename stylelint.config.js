/** The widths that media queries may use. */
const breakpoints = [120, 78, 68, 64, 56, 44, 36, 22.5, 18].map((width) => `${width}rem`);

/** Forbids color values, because only theme.css may define colors. */
const named = {
  "color-named": "never",
  "color-no-hex": true,
  "function-disallowed-list": ["/^(rgb|hsl|hwb|oklch|oklab|lab|lch)a?$/", "light-dark", "color"],
};

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  reportNeedlessDisables: true,
  rules: {
    // Styles for states, such as hover, come after the styles that they change.
    "no-descending-specificity": null,
    "declaration-no-important": true,
    "media-feature-name-value-allowed-list": { "/width$/": breakpoints },
    // With `::first-letter`, screen readers split the word after its first letter.
    "selector-pseudo-element-disallowed-list": ["first-letter"],
    // These selectors are slow. A change invalidates `:has()` on every matching ancestor. `+ *` and `~ *` restyle
    // every element inside the siblings.
    "selector-disallowed-list": [
      "/(?:^|[\\s>+~])(?:(?:html|body|:root|\\[)[^\\s>+~]*)?(?::not\\()?:has\\(/",
      "/[+~]\\s*\\*/",
    ],
    // Requires styles that work in both reading directions.
    "property-layout-mappings": [
      "flow-relative",
      { ignoreProperties: ["/(width|height)$/", "/^overflow/", "top", "bottom"] },
    ],
    "declaration-property-max-values": {
      "/^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/": 3,
    },
    "declaration-property-value-disallowed-list": {
      "/^(transition|animation)/": ["/(?<![\\w.-])(?!0s)\\d*\\.?\\d+m?s\\b/"],
      // Safari applies text zoom to calculated values twice.
      "/^(letter|word)-spacing$|^--(snug|tight)/": ["/calc/"],
      "/./": ["/(?<!-)\\b(left|right)\\b/"],
      translate: [
        "/^(?!(0|none|var\\(--(panel-closed|to-focus|to-top)\\))(\\s|$))(?!.*var\\(--direction\\))/",
      ],
    },
  },
  overrides: [
    { files: "**/!(theme).css", rules: named },
    {
      files: "**/*.module.css",
      rules: {
        "layer-name-pattern": "^components$",
        "rule-nesting-at-rule-required-list": ["layer"],
      },
    },
  ],
};
