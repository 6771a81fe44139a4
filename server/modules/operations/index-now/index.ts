export { indexNowModule } from "./module.ts";
