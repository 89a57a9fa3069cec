export { heroCards } from "../fixture/hero-cards.ts";
