import type { Product } from "./schema.ts";

function product(_id: number, name: string, category: string, subcategory: string, gender: string) {
  return { _id, name, category, subcategory, gender };
}

function look(image: string, color: string, rating: number) {
  return { image, color, rating };
}

/** Chosen so that every rule of the specification has a product that shows it. */
export const products: readonly Product[] = [
  {
    ...product(1, "Quilted Felt Slipper", "shoes", "slippers", "unisex"),
    description:
      "As open as a sandal, in dense 240-gram felt on a rubber sole. It dries overnight beside a stove.",
    ...look("product-svg", "sea foam", 4.6),
    price: 32,
  },
  {
    ...product(2, "Two-Strap Sandal", "shoes", "sandals", "men"),
    description:
      "Two straps of woven rope over a rubber sole, with a single brass-colored peg. Wear it barefoot, or over knitwear.",
    ...look("product-turned", "kelp", 4.4),
    price: 68,
    oldPrice: 85,
  },
  {
    ...product(3, "Alder Deck Clogs", "shoes", "clogs", "women"),
    description:
      "Carved from alder, high in the heel and nailed to a strip of rubber. Loud on a jetty, quiet on a lawn.",
    ...look("product-gif", "rust", 4.3),
    price: 88,
  },
  {
    ...product(4, "Knee-High Boot", "shoes", "boots", "women"),
    description:
      "Vulcanised in one piece, so nothing follows the foot inside. A square toe, a loop to hang it by and a heel for ladders.",
    ...look("product-png", "moss", 4.7),
    price: 96,
    oldPrice: 128,
  },
  {
    ...product(5, "Wool-Lined Mule", "shoes", "mules", "women"),
    description:
      "Brushed wool on the inside, tarred hide on the outside, three horn rivets along the edge. Cut low, with room for a sock.",
    ...look("product-huge", "sand", 4.8),
    price: 240,
    oldPrice: 320,
  },
  {
    ...product(6, "Cork Garden Mule", "shoes", "mules", "men"),
    description:
      "A smooth cork shell that floats, should it come to that. Two slanted vents and a rim that keeps the soil out.",
    ...look("product-avif", "tar", 4.5),
    price: 148,
  },
  {
    ...product(7, "Patched Leather Beanie", "caps", "beanies", "women"),
    description:
      "Vegetable-tanned patches with a rolled edge, pale saddle stitching and a brass eyelet. It holds against a gale.",
    ...look("product-tiff", "rust", 4.9),
    price: 180,
  },
  {
    ...product(8, "Fisher Beanie", "caps", "beanies", "unisex"),
    description:
      "A short beanie in a rubber-coated yarn, closed by two leather tabs with brass studs. One turn-up and no bobble.",
    ...look("product-webp", "kelp", 4.6),
    price: 92,
    oldPrice: 115,
    author: "admin",
  },
  {
    ...product(9, "Striped Sun Visor", "caps", "visors", "unisex"),
    description:
      "Thick card, polished and slightly raised at the brow, with a graduated brown brim. The stripes differ from one to the next.",
    ...look("product-grey", "sand", 4.2),
    price: 74,
  },
  {
    ...product(10, "Round Straw Visor", "caps", "visors", "men"),
    description:
      "A fine straw rim around a green-grey shade, with soft tips behind the ear. Flat when folded, for a breast pocket.",
    ...look("product-cmyk", "sea foam", 3.8),
    price: 49,
    oldPrice: 98,
  },
  {
    ...product(11, "Æbleø Sock No. 1 (50% Silk & More)", "knit-socks", "bed socks", "men"),
    description: "Nobody has rated it yet. It costs what a postcard costs <b>and</b> a stamp.",
    ...look("product-capitals", "tar", 0),
    price: 0.5,
  },
  {
    ...product(12, "“Fjord” Sock", "knit-socks", "bed socks", "unisex"),
    description: "Everybody who has worn it wears it still; café au lait at the toe.",
    ...look("product-grey", "sand", 5),
    price: 1250,
  },
  {
    ...product(13, "Liner for Boots", "knit-socks", "boot liners", "men"),
    description: "Not much on its own. In a boot it is another thing.",
    ...look("product-cmyk", "tar", 0.4),
    price: 12.5,
    oldPrice: 12.55,
  },
  {
    ...product(14, "Sock from Elsewhere", "knit-socks", "boot liners", "unisex"),
    description: "Its picture stands on another host.",
    ...look("product-remote", "rust", 3.3),
    price: 4,
    oldPrice: 8,
  },
];

export const trending: readonly number[] = [7, 5, 4, 2, 8, 6, 3, 9, 1, 10, 11, 12, 13, 14];
