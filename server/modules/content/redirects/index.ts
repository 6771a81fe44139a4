export { redirectsModule } from "./module.ts";
