/** The color of the small square beside each color's name. */
export const colors: Readonly<Record<string, string>> = {
  ecru: "#e6e1d7",
  "sky blue": "#a9c4e4",
  indigo: "#3f5f8f",
  "forest green": "#1f4f3c",
  camel: "#b08a5c",
  navy: "#1d2a47",
  cognac: "#8f5230",
  olive: "#565a3c",
  tortoiseshell: "#6b3d1a",
  gold: "#c9a45a",
};
