import { defineModule } from "#platform/modules/define-module.ts";
import { registerStatementRoutes } from "./http.ts";
import { createStatementCalls } from "./statements.ts";

/** Monthly statements of companies. */
export const statementsModule = defineModule({
  name: "statements",
  needs: {},
  open: ({ now }) => ({
    service: null,
    calls: { pro: createStatementCalls(now) },
    routes: [(scope, { contextFor }) => registerStatementRoutes(scope, { contextFor })],
  }),
});
