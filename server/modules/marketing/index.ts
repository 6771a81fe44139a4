export { marketingCalls } from "./calls.ts";
