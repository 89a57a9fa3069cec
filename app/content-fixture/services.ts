import type { Service } from "../../content/schema.ts";

export const services: readonly Service[] = [
  { icon: "truck", title: "Free Delivery", text: "The ferry comes when it comes." },
  {
    icon: "shield",
    title: "Purchase Protection Guarantee",
    text: "If it blows away, we look for it.",
  },
  { icon: "chat", title: "Fast Customer Support", text: "On weekdays, by letter." },
];
