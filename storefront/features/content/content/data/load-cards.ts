import type { RouterContextProvider } from "react-router";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Block } from "#domain/content/content/blocks.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { api, reader, visit } from "#storefront/context.ts";

const MOST = 20;

/** Today's cards of the products that a text names. The text is readable without them. */
export async function loadCards(
  context: Readonly<RouterContextProvider>,
  blocks: readonly Block[],
  locale: Language,
): Promise<ProductCard[]> {
  const { storefront, tags } = context.get(visit);
  const ids = [...new Set(blocks.flatMap((block) => (block.kind === "products" ? block.ids : [])))].slice(0, MOST);
  if (ids.length === 0 || !storefront.features.includes("marketplace")) return [];
  const currency = context.get(reader).currency.iso_code;
  tags.add("catalog");
  for (const id of ids) tags.add(`product:${id}`);
  const found = await context
    .get(api)
    .catalog.cards({ ids, locale, currency })
    .catch(() => ({ items: [] }));
  return found.items;
}
