import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatProducts, syntheticProducts } from "../../bench/synthetic-products.ts";
import { replaceIn } from "./copied-project.ts";
import { products as samples } from "./fixture-shop/content/products.ts";
import { prepareFixtureShop } from "./fixture-shop/prepare-fixture-shop.ts";

const ids = Array.from({ length: 9 }, (_, index) => `shelf-${index + 1}`);

/**
 * The fixture shop with 300 products in twelve categories, a tile for each and seven links. The products
 * of the shelves have no gender; most of them are on the first.
 */
export async function prepareLargeShop(folder: string): Promise<void> {
  await prepareFixtureShop(folder, "fixture-shop");
  const added = syntheticProducts(300 - samples.length, samples).map(
    ({ gender: _gender, ...product }, index) => ({
      ...product,
      _id: 1000 + index,
      name: `${product.name} ${index}`,
      category: ids[Math.max(0, index - 200) % ids.length] ?? "",
    }),
  );
  writeFileSync(join(folder, "content/products.ts"), formatProducts([...samples, ...added]));
  addTo(folder, "categories", "categories: readonly Category[] = [", (id, name) => ({
    id,
    name,
    subtitle: "Whatever fits on it.",
    image: "cut-boot",
  }));
  addTo(
    folder,
    "category-tiles",
    "[] = [",
    (id, name, index) => ({
      name,
      path: `/categories/${id}`,
      image: index % 2 === 0 ? "tile-shoes" : "tile-caps",
    }),
    8,
  );
  addTo(folder, "site", "navigation: [", (id, label) => ({ label, path: `/categories/${id}` }), 3);
}

/** Adds an entry for each shelf, or the first of them, to the beginning of a list. */
function addTo(
  folder: string,
  file: string,
  beginning: string,
  entry: (id: string, name: string, index: number) => object,
  count = ids.length,
): void {
  const entries = ids
    .slice(0, count)
    .map((id, index) => JSON.stringify(entry(id, `Shelf no. ${index + 1}`, index)));
  replaceIn(join(folder, `content/${file}.ts`), beginning, `${beginning}${entries.join()},`);
}
