import { and, eq, sql } from "drizzle-orm";
import { prefixOf, type RouteRule } from "#domain/content/redirects/route-rule.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { missedPaths, type RuleRow, routeRules } from "./tables.ts";

/** The name of a rule in the audit. */
export const redirectName = (id: number) => `redirect:${id}`;

/** Locks the rules: two that are saved at once could form a chain that neither forms alone. */
export async function lockRules(tx: Database, storefrontCode: string): Promise<RuleRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`route rules ${storefrontCode}`}, 47))`);
  return tx.select().from(routeRules).where(eq(routeRules.storefrontCode, storefrontCode)).orderBy(routeRules.id);
}

export async function findRule(db: Database, id: number): Promise<RuleRow> {
  const [rule] = await db.select().from(routeRules).where(eq(routeRules.id, id));
  if (!rule) throw refuse("not_found");
  return rule;
}

/** Adds a rule, or changes the one with this id. */
export async function writeRule(
  tx: Database,
  storefrontCode: string,
  rule: RouteRule,
  id: number | null,
): Promise<RuleRow> {
  const { path, language, target, status, startsAt, endsAt } = rule;
  const values = { path, language, target, status, startsAt, endsAt };
  const [written] =
    id === null
      ? await tx
          .insert(routeRules)
          .values({ storefrontCode, ...values })
          .returning()
      : await tx
          .update(routeRules)
          .set({ ...values, version: sql`${routeRules.version} + 1` })
          .where(eq(routeRules.id, id))
          .returning();
  if (!written) throw refuse("not_found");
  await forgetMissed(tx, storefrontCode, path);
  return written;
}

export const deleteRule = (tx: Database, id: number) => tx.delete(routeRules).where(eq(routeRules.id, id));

/** A path that has a rule now is not missed any more. */
async function forgetMissed(tx: Database, storefrontCode: string, path: string): Promise<void> {
  const prefix = prefixOf(path);
  const has = prefix === null ? eq(missedPaths.path, path) : sql`starts_with(${missedPaths.path}, ${prefix})`;
  await tx.delete(missedPaths).where(and(eq(missedPaths.storefrontCode, storefrontCode), has));
}
