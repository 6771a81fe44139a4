import { and, asc, eq, sql } from "drizzle-orm";
import type { DeclarationTemplate } from "#contracts/shop/forwarding/declarations.ts";
import type { ParcelLine } from "#contracts/shop/forwarding/parcel-data.ts";
import type { DeclaredLineInput } from "#contracts/shop/forwarding/parcels.ts";
import { checkTemplateName, MOST_TEMPLATES } from "#domain/forwarding/declarations/template.ts";
import { checkDeclaration } from "#domain/forwarding/parcels/declaration.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { lastDeclared, proSuite } from "../parcels/index.ts";
import type { DeclarationDeps } from "./declarations.ts";
import { declarationTemplates } from "./tables.ts";

export async function listTemplates(context: CallContext) {
  const suite = await proSuite(context, "read");
  return { templates: await templatesOf(context.db, suite.id) };
}

/** Only what could be declared is kept. */
export async function saveTemplate(
  deps: DeclarationDeps,
  context: CallContext,
  { name, lines }: { name: string; lines: readonly DeclaredLineInput[] },
) {
  const suite = await proSuite(context, "act");
  const declared = lines.map(({ unit_value, ...line }) => ({ ...line, unitValue: unit_value }));
  const problems = checkDeclaration(declared, { isKnownCode: deps.customs.isKnown }) as Record<string, string>;
  const problem = checkTemplateName(name);
  if (problem) problems.name = problem;
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  const values = { suiteId: suite.id, name: name.trim(), lines: lines as ParcelLine[] };
  return transact(context.db, async (tx) => {
    await tx
      .insert(declarationTemplates)
      .values(values)
      .onConflictDoUpdate({
        target: [declarationTemplates.suiteId, declarationTemplates.name],
        set: { lines: values.lines, savedAt: sql`now()` },
      });
    const templates = await templatesOf(tx, suite.id);
    if (templates.length > MOST_TEMPLATES) throw refuse("conflict");
    return { templates };
  });
}

/** T066: another business's template does not exist. */
export async function deleteTemplate(context: CallContext, id: number): Promise<void> {
  const suite = await proSuite(context, "act");
  const isOwn = and(eq(declarationTemplates.id, id), eq(declarationTemplates.suiteId, suite.id));
  const { rowCount } = await context.db.delete(declarationTemplates).where(isOwn);
  if (rowCount === 0) throw refuse("not_found");
}

export async function lastDeclaration(context: CallContext, number: string) {
  await proSuite(context, "act");
  const lines = await lastDeclared(context, number);
  return {
    lines: lines.map(({ description, quantity, unitValue, hs6, origin, gtin }) => {
      return { description, quantity, unit_value: unitValue, hs6, origin, gtin };
    }),
  };
}

const templatesOf = (db: Database, suiteId: number): Promise<DeclarationTemplate[]> =>
  db
    .select({ id: declarationTemplates.id, name: declarationTemplates.name, lines: declarationTemplates.lines })
    .from(declarationTemplates)
    .where(eq(declarationTemplates.suiteId, suiteId))
    .orderBy(asc(declarationTemplates.name));
