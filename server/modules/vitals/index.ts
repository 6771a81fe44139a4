export { openVitals, type Vitals } from "./vitals.ts";
