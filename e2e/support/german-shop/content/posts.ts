import type { Post } from "./schema.ts";

export const posts: readonly Post[] = [
  {
    id: 1,
    title: "Wie ein Stiefel trocknet",
    subtitle: "Zeitung, Geduld, kein Ofen.",
    date: "3. März 2026",
    imageUrl: "log-1",
  },
  {
    id: 2,
    title: "Stopfen auf See",
    subtitle: "Eine Nadel und ein ruhiger Tag.",
    date: "12. Februar 2026",
    imageUrl: "log-2",
  },
  {
    id: 3,
    title: "Eine Mütze, die bleibt",
    subtitle: "Es liegt alles am Bund.",
    date: "30. Januar 2026",
    imageUrl: "log-3",
  },
  {
    id: 4,
    title: "Nasse Wolle",
    subtitle: "Sie wärmt trotzdem.",
    date: "8. Januar 2026",
    imageUrl: "log-4",
  },
];
