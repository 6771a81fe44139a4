export { statementsModule } from "./module.ts";
