export { createCheckoutCalls } from "./calls.ts";
