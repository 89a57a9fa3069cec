/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  rules: {
    // States stand beneath what they change.
    "no-descending-specificity": null,
  },
};
