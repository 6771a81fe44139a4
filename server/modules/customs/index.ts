export { createCustomsCalls } from "./calls.ts";
export { type Customs, openCustoms } from "./customs.ts";
export { presentLine, presentRestriction } from "./present.ts";
