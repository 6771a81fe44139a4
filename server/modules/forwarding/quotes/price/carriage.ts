import { chargedFor } from "#domain/forwarding/forward-requests/request-price.ts";
import type { LandedLine } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { agreedCarriage, atMost, carriageOf } from "#domain/forwarding/quotes/carriage.ts";
import { refundOf } from "#domain/forwarding/quotes/purchase-sums.ts";
import { add, type Money, money, subtract, ZERO } from "#domain/money/money/money.ts";
import { storefrontDay } from "#i18n/moments.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { PurchaseRow } from "../purchases/purchase-aggregate.ts";
import { type Agreed, itemAt, lineValue } from "../purchases/purchase-store.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";

interface Left {
  purchases: readonly Pick<PurchaseRow, "position" | "state" | "returned">[];
  returnedByPacking: Money;
}

interface Carriage {
  /** The cost of freight and import for the remaining items. */
  lines: LandedLine[];
  /** The part of the paid carriage that is not needed any more. */
  tooMuch: Money;
}

/**
 * Carriage is priced by the remaining items alone, which are the contents of the box. Sums that packing refunded before
 * a request was stopped do not count as paid.
 */
export function carriageLeft(
  deps: QuoteDeps,
  quote: QuoteRow,
  agreed: Agreed,
  { purchases, returnedByPacking }: Left,
): Carriage {
  const { version, offer, currency } = agreed;
  const isGone = ({ state }: Pick<PurchaseRow, "state">) => state === "unavailable";
  const gone = purchases.filter(isGone);
  if (gone.length === 0) return { lines: agreedCarriage(offer.lines), tooMuch: ZERO };
  const { storefront } = localeOf(deps, quote);
  const { countryId, currencyId } = quote;
  const day = storefrontDay(storefront, version.createdAt);
  const tables = deps.customs.tablesIn({ countryId, currencyId, day });
  if (!tables) throw new Error(`QU${quote.id} was priced in a currency without a rate`);
  const items = purchases.filter((each) => !isGone(each)).map(({ position }) => itemAt(agreed, position));
  const needed = carriageOf(items, offer.lines, { rates: version.rates, currency, countryId, day }, tables);
  const returned = gone.reduce((sum, each) => add(sum, subtract(each.returned, ofLine(agreed, each))), ZERO);
  const paid = subtract(chargedFor(agreedCarriage(offer.lines)), add(returned, returnedByPacking));
  const tooMuch = money(Math.max(0, subtract(paid, chargedFor(needed))));
  return { lines: atMost(needed, paid), tooMuch };
}

/** The refund for the purchase of an item itself. */
export const ofLine = (agreed: Agreed, { position }: Pick<PurchaseRow, "position">): Money =>
  refundOf(lineValue(agreed, position), agreed.offer.lines);
