/**
 * The number of products shown at first, and the number that each click on Show More adds (specification, section 9).
 */
export const visibleProducts = { initial: 8, perShowMore: 4 } as const;
