export { calculatorModule } from "./module.ts";
