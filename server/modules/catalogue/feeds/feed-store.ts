import { and, asc, eq, type SQL } from "drizzle-orm";
import type { FeedKind } from "#domain/catalogue/feeds/feed-name.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { CatalogueScope } from "../catalog/index.ts";
import { type FeedRow, feedRefusals, productFeeds } from "./tables.ts";

const scopeOf = ({ storefront, language, currency }: CatalogueScope) => ({
  storefrontCode: storefront.code,
  languageId: language.id,
  currencyId: currency.id,
});

function inScope(table: typeof productFeeds | typeof feedRefusals, scope: CatalogueScope): SQL | undefined {
  const { storefrontCode, languageId, currencyId } = scopeOf(scope);
  return and(
    eq(table.storefrontCode, storefrontCode),
    eq(table.languageId, languageId),
    eq(table.currencyId, currencyId),
  );
}

export async function findFeed(
  db: Database,
  scope: CatalogueScope,
  { channel, format }: FeedKind,
): Promise<FeedRow | undefined> {
  const [row] = await db
    .select()
    .from(productFeeds)
    .where(and(inScope(productFeeds, scope), eq(productFeeds.channel, channel), eq(productFeeds.format, format)));
  return row;
}

export type MadeFile = FeedKind & Pick<FeedRow, "fileKey" | "etag" | "bytes">;
export type RefusedItem = Pick<typeof feedRefusals.$inferSelect, "sku" | "name" | "reason">;

export interface MadeFeed {
  files: readonly MadeFile[];
  items: number;
  refused: number;
  refusals: readonly RefusedItem[];
  madeAt: Date;
}

/** From here on the new files are the ones that are read. */
export async function replaceFeed(
  db: Database,
  scope: CatalogueScope,
  { files, items, refused, refusals, madeAt }: MadeFeed,
): Promise<void> {
  const own = scopeOf(scope);
  await transact(db, async (tx) => {
    await tx.delete(productFeeds).where(inScope(productFeeds, scope));
    await tx.insert(productFeeds).values(files.map((file) => ({ ...own, ...file, items, refused, madeAt })));
    await tx.delete(feedRefusals).where(inScope(feedRefusals, scope));
    if (refusals.length > 0)
      await tx.insert(feedRefusals).values(refusals.map((refusal) => ({ ...own, ...refusal, notedAt: madeAt })));
  });
}

export function listFeeds(db: Database): Promise<FeedRow[]> {
  const { storefrontCode, languageId, currencyId, channel, format } = productFeeds;
  return db
    .select()
    .from(productFeeds)
    .orderBy(asc(storefrontCode), asc(languageId), asc(currencyId), asc(channel), asc(format));
}
