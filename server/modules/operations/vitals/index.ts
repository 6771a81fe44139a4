export { vitalsModule } from "./module.ts";
export type { Vitals } from "./vitals.ts";
