export { registerStatementRoutes } from "./http.ts";
export { createStatementCalls } from "./statements.ts";
