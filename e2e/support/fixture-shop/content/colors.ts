export const colors: Readonly<Record<string, string>> = {
  tar: "#1c1a19",
  rust: "#a4472a",
  "sea foam": "#dfe7e6",
  moss: "#6f7d3c",
  kelp: "#4c5a2c",
  sand: "#cbb68b",
};
