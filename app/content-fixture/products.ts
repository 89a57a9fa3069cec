import type { Product } from "../../content/schema.ts";

type Row = readonly [string, string, string, string, string, string, number, number, number?];

/** Chosen so that every rule of the specification has a product that shows it. */
const rows: readonly Row[] = [
  ["Quilted Felt Slipper", "shoes", "slippers", "unisex", "svg", "sea foam", 4.6, 32],
  ["Two-Strap Sandal", "shoes", "sandals", "men", "turned", "kelp", 4.4, 68, 85],
  ["Alder Deck Clogs", "shoes", "clogs", "women", "gif", "rust", 4.3, 88],
  ["Knee-High Boot", "shoes", "boots", "women", "png", "moss", 4.7, 96, 128],
  ["Wool-Lined Mule", "shoes", "mules", "women", "huge", "sand", 4.8, 240, 320],
  ["Cork Garden Mule", "shoes", "mules", "men", "avif", "tar", 4.5, 148],
  ["Patched Leather Beanie", "caps", "beanies", "women", "tiff", "rust", 4.9, 180],
  ["Fisher Beanie", "caps", "beanies", "unisex", "webp", "kelp", 4.6, 92, 115],
  ["Striped Sun Visor", "caps", "visors", "unisex", "grey", "sand", 4.2, 74],
  ["Round Straw Visor", "caps", "visors", "men", "cmyk", "sea foam", 3.8, 49, 98],
  ["Æbleø Sock (50% Silk & More)", "knit-socks", "bed socks", "men", "capitals", "tar", 0, 0.5],
  ["“Fjord” Sock", "knit-socks", "bed socks", "unisex", "grey", "sand", 5, 1250],
  ["Liner for Boots", "knit-socks", "boot liners", "men", "cmyk", "tar", 0.4, 12.5, 12.55],
  ["Sock from Elsewhere", "knit-socks", "boot liners", "unisex", "remote", "rust", 3.3, 4, 8],
];

const descriptions = [
  "As open as a sandal, in dense 240-gram felt on a rubber sole. It dries overnight beside a stove.",
  "Two straps of woven rope over a rubber sole, with a single brass-colored peg. Wear it barefoot, or over knitwear.",
  "Carved from alder, high in the heel and nailed to a strip of rubber. Loud on a jetty, quiet on a lawn.",
  "Vulcanised in one piece, so nothing follows the foot inside. A square toe, a loop to hang it by and a heel for ladders.",
  "Brushed wool on the inside, tarred hide on the outside, three horn rivets along the edge. Cut low, with room for a sock.",
  "A smooth cork shell that floats, should it come to that. Two slanted vents and a rim that keeps the soil out.",
  "Vegetable-tanned patches with a rolled edge, pale saddle stitching and a brass eyelet. It holds against a gale.",
  "A short beanie in a rubber-coated yarn, closed by two leather tabs with brass studs. One turn-up and no bobble.",
  "Thick card, polished and slightly raised at the brow, with a graduated brown brim. The stripes differ from one to the next.",
  "A fine straw rim around a green-grey shade, with soft tips behind the ear. Flat when folded, for a breast pocket.",
  "Nobody has rated it yet. It costs what a postcard costs <b>and</b> a stamp.",
  "Everybody who has worn it wears it still; café au lait at the toe.",
  "Not much on its own. In a boot it is another thing.",
  "Its picture stands on another host.",
];

export const products: readonly Product[] = rows.map(
  ([name, category, subcategory, gender, image, color, rating, price, oldPrice], index) => ({
    _id: index + 1,
    name,
    category,
    subcategory,
    gender,
    description: descriptions[index] ?? "",
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    image: `product-${image}`,
    color,
    rating,
    author: "admin",
  }),
);

export const trending: readonly number[] = [7, 5, 4, 2, 8, 6, 3, 10, 1, 9, 11, 12, 13, 14];
