export { catalogCalls, searchCalls } from "./calls.ts";
