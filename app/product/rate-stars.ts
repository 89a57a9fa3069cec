export type Star = "full" | "half" | "empty";

const positions = [1, 2, 3, 4, 5] as const;

/**
 * Five stars for a rating from 0 to 5 (section 9). The star at position p is full when the rating
 * is greater than p, half when it is within 0.6 below p, otherwise empty. By this rule a
 * whole rating ends on a half star: 4.0 is three full, one half, one empty.
 *
 * @example rateStars(4.9) // ["full", "full", "full", "full", "half"]
 */
export function rateStars(rating: number): readonly Star[] {
  return positions.map((position) => {
    if (rating > position) return "full";
    return rating >= position - 0.6 ? "half" : "empty";
  });
}
