export { errorsModule } from "./module.ts";
