export { type Customs, createCustoms } from "./customs.ts";
export { customsModule } from "./module.ts";
export { presentLine, presentRestriction } from "./present.ts";
