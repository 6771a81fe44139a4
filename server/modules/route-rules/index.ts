export { routeRulesModule } from "./module.ts";
