export const colours = {
  tar: "#1c1a19",
  rust: "#a4472a",
  foam: "#dfe7e6",
  kelp: "#4c5a2c",
} as const satisfies Record<string, `#${string}`>;

export type ColourName = keyof typeof colours;
