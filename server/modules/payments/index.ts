export { createPaymentCalls } from "./calls.ts";
