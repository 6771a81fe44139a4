import { readerOf } from "#domain/operations/storefronts/reader.ts";
import type { CatalogueScope, DescribedVariant } from "#modules/catalogue/catalog/index.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { WatchRow } from "../tables.ts";
import type { WatchDeps } from "./watch-deps.ts";

/** Name and choices, such as "Nord 12, 256 GB · black". */
export const inWords = ({ name, variant }: Pick<DescribedVariant, "name" | "variant">) =>
  [name, variant].filter(Boolean).join(", ");

/** The storefront, language and currency of a watch. */
export function scopeOf({ directory }: WatchDeps, watch: WatchRow): CatalogueScope {
  const { storefront } = localeOf({ directory }, watch);
  return { storefront, ...readerOf(storefront, { language: watch.languageId, currency: watch.currencyId }) };
}

/** The watches of one person, in the language of the page. */
export async function presentWatches(
  deps: WatchDeps,
  db: Database,
  scope: CatalogueScope | null,
  watches: readonly WatchRow[],
) {
  if (!scope || watches.length === 0) return [];
  const described = await deps.catalogue.describeVariants(db, scope, [
    ...new Set(watches.map(({ variantId }) => variantId)),
  ]);
  return watches.flatMap(({ id, kind, variantId }) => {
    const variant = described.find((each) => each.variantId === variantId);
    return variant ? [{ id, kind, product: inWords(variant), slug: variant.slug }] : [];
  });
}
