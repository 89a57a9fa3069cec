export const colors: Readonly<Record<string, string>> = {
  שחור: "#1c1a19",
  חום: "#8f5230",
  זית: "#6f7d3c",
};
