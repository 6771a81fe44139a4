export { balanceCalls } from "./calls.ts";
