export const colors: Readonly<Record<string, string>> = {
  schwarz: "#1c1a19",
  rostrot: "#a4472a",
  "grün wie Moos": "#6f7d3c",
  naturweiß: "#dfe7e6",
};
