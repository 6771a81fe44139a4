import type { LineSnapshot } from "#domain/catalogue/products/line-snapshot.ts";
import type { Money } from "#domain/money/money/money.ts";

type AgreedLine = Pick<LineSnapshot, "variantId" | "sku" | "name" | "price" | "quantity">;

/** A variant's current price, and how many pieces this customer can buy. */
export interface Offer {
  variantId: number;
  price: Money;
  available: number;
}

export interface LineChange {
  kind: "price" | "quantity" | "gone";
  sku: string;
  name: string;
  before: number;
  now: number | null;
}

/**
 * Compares the shown lines with the current offers: another price, fewer pieces, or gone (T113, F20). Lines of the same
 * variant share its stock, the earlier ones first (F16).
 */
export function compareLines<Line extends AgreedLine>(lines: readonly Line[], offers: readonly Offer[]) {
  const offerOf = new Map(offers.map((offer) => [offer.variantId, offer]));
  const left = new Map(offers.map(({ variantId, available }) => [variantId, available]));
  const changes: LineChange[] = [];
  const fresh = lines.flatMap((line) => {
    const { variantId, sku, name, price, quantity } = line;
    const offer = offerOf.get(variantId);
    const had = Math.min(quantity, Math.max(0, left.get(variantId) ?? 0));
    if (!offer || had === 0) {
      changes.push({ kind: "gone", sku, name, before: quantity, now: null });
      return [];
    }
    left.set(variantId, (left.get(variantId) ?? 0) - had);
    if (offer.price !== price) changes.push({ kind: "price", sku, name, before: price, now: offer.price });
    if (had < quantity) changes.push({ kind: "quantity", sku, name, before: quantity, now: had });
    return [{ ...line, price: offer.price, quantity: had }];
  });
  return { lines: fresh, changes };
}
