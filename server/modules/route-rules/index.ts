export { openRouteRules, type RouteRules } from "./route-rules.ts";
