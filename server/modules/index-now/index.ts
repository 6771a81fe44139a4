export { registerIndexNowRoutes } from "./http.ts";
export { type IndexNow, openIndexNow } from "./index-now.ts";
