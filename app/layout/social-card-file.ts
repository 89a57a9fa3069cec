/** The file of the sharing picture of a category's pages, or of all others. */
export function socialCardFile(category?: string): string {
  return category === undefined ? "social-card.jpg" : `social-card-${category}.jpg`;
}
