export { declarationsModule } from "./module.ts";
