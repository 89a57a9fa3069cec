/** How many products are shown at first, and how many each Show More adds (section 9). */
export const visibleProducts = { initial: 8, perShowMore: 4 } as const;
