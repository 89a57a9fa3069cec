import type { Post } from "../../content/schema.ts";

export const posts: readonly Post[] = [
  { id: 1, imageUrl: "log-1", title: "How to dry a boot", subtitle: "No stove.", date: "Monday" },
  { id: 2, imageUrl: "log-1", title: "Darning at sea", subtitle: "Calmly.", date: "Tuesday" },
  { id: 3, imageUrl: "log-1", title: "A cap that stays", subtitle: "Band.", date: "Wednesday" },
  { id: 4, imageUrl: "log-1", title: "Wool, wet", subtitle: "Warm even so.", date: "Thursday" },
];
