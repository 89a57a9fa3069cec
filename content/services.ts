import type { Service } from "./schema.ts";

export const services: readonly Service[] = [
  {
    icon: "truck",
    title: "Free Delivery",
    text: "A demo sends no parcels, so delivery costs nothing.",
  },
  {
    icon: "shield",
    title: "Purchase Protection Guarantee",
    text: "No payment is ever taken here. Nothing paid, nothing lost.",
  },
  {
    icon: "chat",
    title: "Fast Customer Support",
    text: "Questions about the project? The address is in the footer.",
  },
];
