import type { Service } from "./schema.ts";

export const services: readonly Service[] = [
  { icon: "truck", title: "Kostenlose Lieferung", text: "Die Fähre kommt, wenn sie kommt." },
  { icon: "shield", title: "Käuferschutz", text: "Was davonfliegt, suchen wir." },
  { icon: "chat", title: "Schnelle Hilfe", text: "Werktags, per Brief." },
];
