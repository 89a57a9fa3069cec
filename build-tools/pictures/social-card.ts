/** The owner's original for the sharing picture, and its size in pixels. */
export const socialCard = { original: "social-card", width: 1200, height: 630 } as const;
