export { type Errors, openErrors } from "./errors.ts";
export { registerErrorRoutes } from "./http.ts";
