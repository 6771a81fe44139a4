export { translationCalls } from "./calls.ts";
