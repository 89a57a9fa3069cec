export const heroCards = [
  { id: 1, image: "cut-boot", trend: "Up to the knee", title: "Tide" },
  { id: 2, image: "cut-cap", trend: "Down to the ears", title: "Wind" },
  { id: 3, image: "cut-sock", trend: "Two pairs at once", title: "Frost" },
] as const;
