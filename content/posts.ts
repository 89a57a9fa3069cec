import type { Named } from "../app/content-shape/names.ts";
import type { Post } from "../app/content-shape/schema.ts";

/** Write your blog posts here. The first post is shown large. */
export const posts: readonly Post[] = [
  {
    id: 1,
    title: "How sunglasses should fit",
    subtitle: "Bridge, brow and temples, checked in a mirror.",
    date: "Nov 14, 2026",
    imageUrl: "blog-sunglasses-fit",
  },
  {
    id: 2,
    title: "Five pieces, one rack",
    subtitle: "A tee, a shirt, a bomber, a dress and a coat.",
    date: "Nov 6, 2026",
    imageUrl: "blog-capsule-wardrobe",
  },
  {
    id: 3,
    title: "Keeping leather supple",
    subtitle: "A brush, a cotton cloth and a little balm, twice a year.",
    date: "Oct 29, 2026",
    imageUrl: "blog-leather-care",
  },
  {
    id: 4,
    title: "In favor of creased linen",
    subtitle: "Which creases belong, and how to press the rest.",
    date: "Oct 17, 2026",
    imageUrl: "blog-linen-summer",
  },
] satisfies readonly Named<Post, "imageUrl">[];
