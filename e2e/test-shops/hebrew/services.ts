export { services } from "../fixture/services.ts";
