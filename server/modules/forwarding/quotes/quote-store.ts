import { and, asc, desc, eq, getTableColumns, gte, sql } from "drizzle-orm";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { quoteItems, quoteQuestions, type quotes, quoteVersions } from "./tables.ts";

export async function itemsOf(db: Database, quoteId: number): Promise<QuoteItem[]> {
  return (await itemsByQuote(db, [quoteId])).get(quoteId) ?? [];
}

export async function itemsByQuote(db: Database, ids: readonly number[]): Promise<Map<number, QuoteItem[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(quoteItems)
    .where(isAny(quoteItems.quoteId, ids))
    .orderBy(asc(quoteItems.quoteId), asc(quoteItems.position));
  const grouped = Map.groupBy(rows, ({ quoteId }) => quoteId);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ quoteId: _, position: __, ...item }) => item)]));
}

/** Replaces the whole list: surplus items of a longer list are deleted in the same statement. */
export async function replaceItems(tx: Database, quoteId: number, items: readonly QuoteItem[]): Promise<void> {
  const isLeft = and(eq(quoteItems.quoteId, quoteId), gte(quoteItems.position, items.length));
  const drop = tx.delete(quoteItems).where(isLeft);
  if (items.length === 0) {
    await drop;
    return;
  }
  const { quoteId: _, position: __, ...typed } = getTableColumns(quoteItems);
  const set = Object.fromEntries(
    Object.entries(typed).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
  await tx
    .with(tx.$with("dropped").as(drop.returning({ position: quoteItems.position })))
    .insert(quoteItems)
    .values(items.map((item, position) => ({ ...item, quoteId, position })))
    .onConflictDoUpdate({ target: [quoteItems.quoteId, quoteItems.position], set });
}

export type VersionRow = typeof quoteVersions.$inferSelect;

/** The newest first. */
export const versionsOf = (db: Database, quoteId: number): Promise<VersionRow[]> =>
  db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, quoteId)).orderBy(desc(quoteVersions.version));

export async function findVersion(db: Database, quoteId: number, version: number): Promise<VersionRow | null> {
  const isIt = and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, version));
  const [found] = await db.select().from(quoteVersions).where(isIt);
  return found ?? null;
}

/** The warehouse of a quote's newest price; null before it has one. */
export async function warehouseOf(
  db: Database,
  { id, version }: Pick<typeof quotes.$inferSelect, "id" | "version">,
): Promise<number | null> {
  return (await findVersion(db, id, version))?.warehouseId ?? null;
}

/** The newest first. */
export const questionsOf = (db: Database, quoteId: number) =>
  db.select().from(quoteQuestions).where(eq(quoteQuestions.quoteId, quoteId)).orderBy(desc(quoteQuestions.id));
