import type { Service } from "./schema.ts";

export const services: readonly Service[] = [
  { icon: "truck", title: "משלוח חינם", text: "עד הבית, בכל הארץ." },
  { icon: "shield", title: "הגנה על הקנייה", text: "מה שנקרע, נתפור." },
  { icon: "chat", title: "תמיכה מהירה", text: "בימי חול, בדואר." },
];
