import type { Route } from "./+types/route";
import { Category } from "./category.tsx";

export default function CategoryPage({ params: { categoryName, gender } }: Route.ComponentProps) {
  return <Category name={categoryName} gender={gender} />;
}
