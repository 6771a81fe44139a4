import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { cardText } from "#storefront/commerce/products/card-text.ts";
import type { ListingData, ShownFacet } from "./listing-data.ts";

/**
 * A listing as its loader sends it: cards and facets are texts of JSON. React Router writes objects value by value, each
 * with a place of its own, which takes longer than all of the search.
 */
export interface PackedListing extends Omit<ListingData, "items" | "facets"> {
  cards: string[];
  filters: string;
}

/** On the server, which need not read what it has just written. */
const unpacked = new WeakMap<readonly string[], Pick<ListingData, "items" | "facets">>();

export function packListing({ items, facets, ...rest }: ListingData): PackedListing {
  const cards = items.map(cardText);
  unpacked.set(cards, { items, facets });
  return { ...rest, cards, filters: JSON.stringify(facets) };
}

export function unpackListing({ cards, filters, ...rest }: PackedListing): ListingData {
  const known = unpacked.get(cards);
  if (known) return { ...rest, ...known };
  const items = cards.map((card): ProductCard => JSON.parse(card));
  return { ...rest, items, facets: JSON.parse(filters) as ShownFacet[] };
}
