import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";

/** How many product ids one sitemap file covers. */
const PART_IDS = 10_000;

/** A product's slug in each language that it has texts in. */
export type SlugsByLanguage = Partial<Record<Language, string>>;

const shown = (storefrontCode: string) => sql`
  products p where p.is_active and exists (
    select from storefront_products sp join product_variants v on v.product_id = sp.product_id
      join prices pr on pr.variant_id = v.id and pr.storefront_code = sp.storefront_code
    where sp.product_id = p.id and sp.storefront_code = ${storefrontCode})`;

/**
 * The numbers of the sitemap files that contain products of this storefront. One product of each is looked for, because
 * reading all of them takes seconds in a large catalogue.
 */
export async function productAddressPages(db: Database, storefrontCode: string): Promise<number[]> {
  const { rows } = await db.execute<{ part: number }>(sql`
    select part from (
      select min(product_id) / ${PART_IDS} as first, max(product_id) / ${PART_IDS} as last
      from storefront_products where storefront_code = ${storefrontCode}
    ) listed cross join generate_series(listed.first, listed.last) as part cross join lateral (
      select from ${shown(storefrontCode)} and p.id between part * ${PART_IDS} and (part + 1) * ${PART_IDS} - 1 limit 1
    ) as one order by part`);
  return rows.map(({ part }) => part);
}

export const productAddresses = (db: Database, storefrontCode: string, part: number): Promise<SlugsByLanguage[]> =>
  slugsOf(db, storefrontCode, sql`p.id between ${part * PART_IDS} and ${(part + 1) * PART_IDS - 1}`);

/** Of the shown products that may look different since a moment, as far back as changes are kept. */
export const changedProductAddresses = (
  db: Database,
  storefrontCode: string,
  since: Date,
): Promise<SlugsByLanguage[]> =>
  slugsOf(
    db,
    storefrontCode,
    sql`p.id in (select product_id from product_changes
      where changed_at > ${since.toISOString()}::timestamptz and not is_rank_only)`,
  );

async function slugsOf(db: Database, storefrontCode: string, isWanted: SQL): Promise<SlugsByLanguage[]> {
  const { rows } = await db.execute<{ slugs: SlugsByLanguage }>(sql`
    select (select json_object_agg(language.iso_code, x.slug) from product_texts x
        join ${languageCodes} on language.id = x.language_id
      where x.product_id = p.id) as slugs
    from ${shown(storefrontCode)} and ${isWanted}
    order by p.id`);
  return rows.map(({ slugs }) => slugs ?? {});
}
