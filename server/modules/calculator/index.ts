export { type Calculator, openCalculator } from "./calculator.ts";
export { calculatorData } from "./personal-data.ts";
export { claimAtSignIn as claimSavedEstimates } from "./saved-estimates.ts";
