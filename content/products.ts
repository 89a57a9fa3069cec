import type { Named } from "../app/content-shape/names.ts";
import type { Product } from "../app/content-shape/schema.ts";

export const products: readonly Product[] = [
  {
    _id: 1,
    name: "Heavyweight Cotton Tee",
    category: "clothes",
    subcategory: "t-shirts",
    gender: "unisex",
    description:
      "Ecru T-shirt in dense 240-gram cotton jersey that keeps its shape after washing. Straight through the body, with a narrow ribbed collar.",
    price: 32,
    image: "heavyweight-tee",
    color: "ecru",
    rating: 4.6,
  },
  {
    _id: 2,
    name: "Oxford Button-Down Shirt",
    category: "clothes",
    subcategory: "shirts",
    gender: "men",
    description:
      "Two-ply cotton Oxford shirt in sky blue, with a soft collar, pearl buttons and a single chest pocket. Wear it open at the neck, or under a sweater.",
    price: 68,
    oldPrice: 85,
    image: "oxford-shirt",
    color: "sky blue",
    rating: 4.4,
  },
  {
    _id: 3,
    name: "Straight-Leg Jeans",
    category: "clothes",
    subcategory: "jeans",
    gender: "women",
    description:
      "Twelve-ounce cotton denim jeans in washed indigo, high in the rise and straight from hip to hem. Double topstitching, copper rivets at the pockets.",
    price: 88,
    image: "straight-leg-jeans",
    color: "indigo",
    rating: 4.3,
  },
  {
    _id: 5,
    name: "Wool Car Coat",
    category: "clothes",
    subcategory: "outerwear",
    gender: "women",
    description:
      "Brushed wool coat in camel, with a notched lapel, four horn buttons and flap pockets. Outerwear cut to the knee, with room for a sweater underneath.",
    price: 240,
    oldPrice: 320,
    image: "wool-car-coat",
    color: "camel",
    rating: 4.8,
  },
  {
    _id: 4,
    name: "Bias-Cut Slip Dress",
    category: "clothes",
    subcategory: "dresses",
    gender: "women",
    description:
      "Satin dress in forest green, cut on the bias, so it follows the body without clinging. A cowl neck, fine straps and a hem at mid-calf.",
    price: 96,
    oldPrice: 128,
    image: "slip-dress",
    color: "forest green",
    rating: 4.7,
  },
  {
    _id: 6,
    name: "Nylon Bomber Jacket",
    category: "clothes",
    subcategory: "outerwear",
    gender: "men",
    description:
      "Smooth nylon jacket in navy with a rust lining, ribbed at the collar, cuffs and hem. Light outerwear, with two slanted pockets, a third on the sleeve and a metal zipper.",
    price: 148,
    image: "bomber-jacket",
    color: "navy",
    rating: 4.5,
  },
  {
    _id: 8,
    name: "Canvas Rucksack",
    category: "accessories",
    subcategory: "bags",
    gender: "unisex",
    description:
      "A day bag in olive cotton canvas, closed by two leather straps with brass buckles. One deep main compartment and three outside pockets.",
    price: 92,
    oldPrice: 115,
    image: "canvas-rucksack",
    color: "olive",
    rating: 4.6,
    author: "admin",
  },
  {
    _id: 7,
    name: "Top-Handle Leather Bag",
    category: "accessories",
    subcategory: "bags",
    gender: "women",
    description:
      "Vegetable-tanned leather bag in cognac, with a rolled handle, pale saddle stitching and a brass turn-lock. It holds a book, a wallet and a folded scarf.",
    price: 180,
    image: "top-handle-bag",
    color: "cognac",
    rating: 4.9,
  },
  {
    _id: 9,
    name: "Tortoiseshell Sunglasses",
    category: "accessories",
    subcategory: "sunglasses",
    gender: "unisex",
    description:
      "Sunglasses in thick tortoiseshell acetate, polished and slightly raised at the brow, with gradient brown lenses. The pattern differs from pair to pair.",
    price: 74,
    image: "tortoiseshell-sunglasses",
    color: "tortoiseshell",
    rating: 4.2,
  },
  {
    _id: 10,
    name: "Round Wire Sunglasses",
    category: "accessories",
    subcategory: "sunglasses",
    gender: "men",
    description:
      "Sunglasses with a fine gold-tone frame around green-gray lenses, and acetate tips behind the ear. They fold flat, to fit a breast pocket.",
    price: 49,
    oldPrice: 98,
    image: "round-wire-sunglasses",
    color: "gold",
    rating: 3.8,
  },
] satisfies readonly Named<Product, "category" | "subcategory" | "gender" | "image" | "color">[];

/**
 * List the `_id`s of the first products in Trending Products. Other products follow in the order
 * above.
 */
export const trending: readonly number[] = [5, 6, 4, 3, 2, 7, 8, 10, 9, 1];
