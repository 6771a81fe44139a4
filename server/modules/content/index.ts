export { contentCalls } from "./calls.ts";
export { contentPages } from "./tables.ts";
