/** What the files of content/ export, before it is known to be right. */
export type Content = {
  readonly products: readonly unknown[];
  readonly trending: readonly unknown[];
  readonly posts: readonly unknown[];
  readonly categories: readonly unknown[];
  readonly genders: readonly string[];
  readonly subcategories: readonly string[];
  readonly unknownCategorySubtitle: unknown;
  readonly categoryTiles: readonly unknown[];
  readonly heroCards: readonly unknown[];
  readonly services: readonly unknown[];
  readonly colours: Readonly<Record<string, unknown>>;
  readonly pictures: Readonly<Record<string, unknown>>;
  readonly site: unknown;
};
