export const categoryTiles = [
  { name: "Shoes", path: "/categories/shoes", image: "tile-shoes" },
  { name: "Caps", path: "/categories/caps", image: "tile-caps" },
  { name: "Knit socks", path: "/categories/knit-socks", image: "tile-socks" },
  { name: "About", path: "/about", image: "tile-about" },
  { name: "Source", path: "github", image: "tile-source" },
] as const;
