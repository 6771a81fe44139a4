import { and, asc, desc, eq, getTableColumns, gte, sql } from "drizzle-orm";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { QuoteRow } from "./move-quote.ts";
import { quoteItems, quoteQuestions, quotes, quoteVersions } from "./tables.ts";

export async function findQuote(db: Database, name: { id: number } | { slug: string }): Promise<QuoteRow | null> {
  const isNamed = "id" in name ? eq(quotes.id, name.id) : eq(quotes.slug, name.slug);
  const [quote] = await db.select().from(quotes).where(isNamed);
  return quote ?? null;
}

/** Locks the quote until this transaction ends. */
export async function lockQuote(tx: Database, id: number | null): Promise<QuoteRow> {
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(eq(quotes.id, id ?? 0))
    .for("update");
  if (!quote) throw refuse("not_found");
  return quote;
}

/** Locks the caller's own quote that was sent; drafts and quotes of others are not found (T059). */
export async function lockOwn(tx: Database, context: CallContext, slug: string): Promise<QuoteRow> {
  const isOwn = and(
    eq(quotes.slug, slug),
    eq(quotes.userId, signedIn(context).id),
    eq(quotes.storefrontCode, context.storefront.code),
  );
  const [quote] = await tx.select().from(quotes).where(isOwn).for("update");
  if (!quote || quote.state === "draft") throw refuse("not_found");
  return quote;
}

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
