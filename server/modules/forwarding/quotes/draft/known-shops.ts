import { asc, ilike, or } from "drizzle-orm";
import type { QuoteShop } from "#contracts/shop/forwarding/quote-shops.ts";
import { shopOf } from "#domain/forwarding/quotes/shop-link.ts";
import { containing } from "#platform/database/containing.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { quoteShops } from "../tables.ts";

export type ShopRow = typeof quoteShops.$inferSelect;

const MOST_SHOWN = 100;

/** The known shops among the hosts of these links. */
export async function shopsOf(db: Database, links: readonly string[]): Promise<ShopRow[]> {
  const hosts = new Set(links.map((link) => shopOf(link, URL.parse)).filter(Boolean));
  if (hosts.size === 0) return [];
  return db.select().from(quoteShops).where(isAny(quoteShops.host, hosts)).orderBy(asc(quoteShops.host));
}

/** Searches by name, host, kind or country. */
export async function searchShops(db: Database, query: string): Promise<{ items: QuoteShop[]; known: number }> {
  const pattern = containing(query.trim());
  const { name, host, kind, countryCode } = quoteShops;
  const found = await db
    .select()
    .from(quoteShops)
    .where(or(...[name, host, kind, countryCode].map((column) => ilike(column, pattern))))
    .orderBy(asc(name))
    .limit(MOST_SHOWN);
  return { items: found.map(presentShop), known: await db.$count(quoteShops) };
}

export const presentShop = ({ countryCode, minDays, maxDays, ...shop }: ShopRow): QuoteShop => ({
  ...shop,
  country_code: countryCode,
  min_days: minDays,
  max_days: maxDays,
});
