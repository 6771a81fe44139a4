export { type Calculator, openCalculator } from "./calculator.ts";
export { calculatorData } from "./personal-data.ts";
