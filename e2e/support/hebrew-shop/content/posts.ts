import type { Post } from "./schema.ts";

export const posts: readonly Post[] = [
  { id: 1, imageUrl: "log-1", title: "איך לכבס צמר", subtitle: "בסבלנות.", date: "3 במרץ 2026" },
  { id: 2, imageUrl: "log-2", title: "תפירה ביד", subtitle: "מחט אחת.", date: "12 בפברואר 2026" },
  { id: 3, imageUrl: "log-3", title: "פשתן בקיץ", subtitle: "מתקמט.", date: "30 בינואר 2026" },
  { id: 4, imageUrl: "log-4", title: "כובע לכל רוח", subtitle: "בשוליים.", date: "8 בינואר 2026" },
];
