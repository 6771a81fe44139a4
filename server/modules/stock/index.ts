export { createStockCalls } from "./calls.ts";
