export { colors } from "../../content/colors.ts";
