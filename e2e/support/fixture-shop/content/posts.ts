import type { Post } from "./schema.ts";

export const posts: readonly Post[] = [
  {
    id: 1,
    title: "How to dry a boot",
    subtitle: "Paper, patience, no stove.",
    date: "Monday",
    imageUrl: "log-1",
  },
  {
    id: 2,
    title: "Darning at sea",
    subtitle: "A needle and a calm day.",
    date: "Tuesday",
    imageUrl: "log-2",
  },
  {
    id: 3,
    title: "A cap that stays",
    subtitle: "It is all in the band.",
    date: "Wednesday",
    imageUrl: "log-3",
  },
  {
    id: 4,
    title: "Wool, wet",
    subtitle: "Warm even so.",
    date: "Thursday",
    imageUrl: "log-4",
  },
];
