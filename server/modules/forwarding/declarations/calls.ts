import { calls } from "#platform/calls/implement-calls.ts";
import type { DeclarationDeps } from "./declarations.ts";
import { applyTable, checkTable, restOfTable } from "./judge-table.ts";
import { deleteTemplate, lastDeclaration, listTemplates, saveTemplate } from "./templates.ts";

export function createDeclarationCalls(deps: DeclarationDeps) {
  const { declarations } = calls;
  return {
    check: declarations.check.handler(({ input, context }) => checkTable(deps, context, input)),
    apply: declarations.apply.handler(({ input, context }) => applyTable(deps, context, input)),
    rest: declarations.rest.handler(({ input, context }) => restOfTable(deps, context, input)),
    templates: declarations.templates.handler(({ context }) => listTemplates(context)),
    saveTemplate: declarations.saveTemplate.handler(({ input, context }) => saveTemplate(deps, context, input)),
    deleteTemplate: declarations.deleteTemplate.handler(async ({ input, context }) => {
      await deleteTemplate(context, input.id);
      return { status: true as const };
    }),
    last: declarations.last.handler(({ input, context }) => lastDeclaration(context, input.number)),
  };
}
