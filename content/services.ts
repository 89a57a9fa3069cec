import type { Service } from "../app/content-shape/schema.ts";

export const services: readonly Service[] = [
  {
    icon: "truck",
    title: "Free Delivery",
    text: "A demo ships nothing, so delivery costs nothing.",
  },
  {
    icon: "shield",
    title: "Purchase Protection Guarantee",
    text: "No payment is ever taken here. Nothing paid, nothing lost.",
  },
  {
    icon: "chat",
    title: "Fast Customer Support",
    text: "Questions about the project? Write to the address in the footer.",
  },
];
