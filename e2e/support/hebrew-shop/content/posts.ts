import type { Post } from "./schema.ts";

export const posts: readonly Post[] = [
  {
    id: 1,
    title: "איך לכבס צמר",
    subtitle: "מים קרים וסבלנות.",
    date: "3 במרץ 2026",
    imageUrl: "log-1",
  },
  {
    id: 2,
    title: "תפירה ביד",
    subtitle: "מחט אחת ויום שקט.",
    date: "12 בפברואר 2026",
    imageUrl: "log-2",
  },
  {
    id: 3,
    title: "פשתן בקיץ",
    subtitle: "הוא מתקמט, וזה יפה.",
    date: "30 בינואר 2026",
    imageUrl: "log-3",
  },
  {
    id: 4,
    title: "כובע לכל רוח",
    subtitle: "הכול תלוי בשוליים.",
    date: "8 בינואר 2026",
    imageUrl: "log-4",
  },
];
