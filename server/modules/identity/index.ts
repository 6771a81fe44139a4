export { accountCalls, identityCalls } from "./calls.ts";
