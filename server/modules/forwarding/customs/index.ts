export { type Customs, openCustoms } from "./customs.ts";
export { customsModule } from "./module.ts";
export { presentLine, presentRestriction } from "./present.ts";
