import type { Post } from "./schema.ts";

export const posts: readonly Post[] = [
  { id: 1, imageUrl: "log-1", title: "Trockene Stiefel", subtitle: "Mit Papier.", date: "Montag" },
  { id: 2, imageUrl: "log-2", title: "Stopfen auf See", subtitle: "Mit Ruhe.", date: "Dienstag" },
  { id: 3, imageUrl: "log-3", title: "Ein Hut, der hält", subtitle: "Am Bund.", date: "Mittwoch" },
  { id: 4, imageUrl: "log-4", title: "Nasse Wolle", subtitle: "Warm.", date: "Donnerstag" },
];
