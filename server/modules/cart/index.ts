export { createCartCalls } from "./calls.ts";
