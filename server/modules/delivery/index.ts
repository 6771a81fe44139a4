export { createDeliveryCalls } from "./calls.ts";
