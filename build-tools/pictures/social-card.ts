/** The sharing picture: the name of its original in content/images, and its size in pixels. */
export const socialCard = { original: "social-card", width: 1200, height: 630 } as const;
