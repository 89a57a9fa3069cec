/** How many products are shown at first, and how many more by each Show More (section 9). */
export const visibleProducts = { initial: 8, perShowMore: 4 } as const;
