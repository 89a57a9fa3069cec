export { texts } from "../../content/texts.ts";
