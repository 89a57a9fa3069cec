export { footer } from "../fixture/footer.ts";
