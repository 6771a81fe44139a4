import { sql } from "drizzle-orm";
import type { Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";
import { QUOTE_VALID_HOURS } from "#domain/forwarding/quotes/quote-machine.ts";
import type { Money } from "#domain/money/money/money.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { itemsOf } from "../quote-store.ts";
import { by, type StaffCause } from "../staff-moves.ts";
import { quoteVersions, type VersionItem } from "../tables.ts";
import { buyerOf, offersOf, type PriceOf, priceScope } from "./price-tables.ts";

export interface NewPrice {
  warehouse: string;
  /** The price of one piece per item, in the item's currency, in the items' order. */
  prices: readonly { price: Money; hs6?: string | undefined }[];
  shopDelivery: Money;
  boxes: readonly Parcel[];
}

/**
 * Creates a new version of the price, with the present rates locked in it. An accepted price that is not paid is
 * offered anew: payment attempts end, and money that still arrives is refunded (F34, I18).
 */
export async function priceQuote(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { given, cause }: { given: NewPrice; cause: StaffCause },
): Promise<QuoteRow> {
  const version = quote.version + 1;
  const contents = {
    items: await pricedItems(deps, tx, quote, given),
    shopDelivery: given.shopDelivery,
    boxes: given.boxes,
  };
  const { storefront } = localeOf(deps, quote);
  const warehouse = deps.warehouses().find(({ code }) => code === given.warehouse);
  const of: PriceOf = { ...quote, storefront, buyer: await buyerOf(tx, quote.userId) };
  const scope = priceScope(deps, of);
  if (!warehouse) throw refuseFields({ warehouse: "validation.choice" });
  if (!scope || contents.items.some(({ currency }) => !(currency in scope.rates))) throw refuse("conflict");
  const offers = offersOf(deps, of, contents, { warehouse, scope });
  if (offers.length === 0) throw refuseFields({ warehouse: "validation.choice" });
  const moved = await quoteAggregate.move(
    tx,
    quote,
    {
      event: "price",
      ...by(cause),
      details: { version },
      changes: {
        version,
        acceptedVersion: null,
        shippingMethod: null,
        dueTotal: null,
        expiresAt: sql`now() + make_interval(hours => ${QUOTE_VALID_HOURS})`,
      },
    },
    deps,
  );
  await tx.insert(quoteVersions).values({
    quoteId: quote.id,
    version,
    warehouseId: warehouse.id,
    rates: scope.rates,
    ...contents,
    boxes: [...contents.boxes],
    offers,
    note: cause.note ?? "",
    staffId: cause.staffId,
  });
  if (quote.state === "awaiting_payment")
    await deps.payments.endAttempts(tx, { kind: "quote", id: quote.id }, "cancel");
  return moved;
}

/** Every item of the list has a price and a tariff code that customs know. */
async function pricedItems(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { prices }: NewPrice,
): Promise<VersionItem[]> {
  const items = await itemsOf(tx, quote.id);
  if (prices.length !== items.length) throw refuseFields({ prices: "staff.quotes.problem.prices" });
  return items.map(({ name, options, quantity, currency, hs6: chosen }, index) => {
    const { price, hs6 = chosen } = prices[index] ?? {};
    if (price === undefined || hs6 === null || !deps.customs.isKnown(hs6))
      throw refuseFields({ prices: "staff.quotes.problem.prices" });
    return { name, options, quantity, currency, price, hs6 };
  });
}
