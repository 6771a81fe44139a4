import type { QuoteDraft } from "#contracts/shop/forwarding/quotes.ts";
import { tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import { isComplete, type QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import { translateFor } from "#i18n/messages.ts";
import { storefrontDay } from "#i18n/moments.ts";
import { listAddresses } from "#modules/people/identity/index.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { presentRestriction } from "../../customs/index.ts";
import type { PriceOf } from "../price/price-tables.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import type { OpenDraft } from "./draft.ts";
import { estimateOf } from "./estimate.ts";
import { presentShop, shopsOf } from "./known-shops.ts";

/** A list that is not sent yet, as its owner sees it, in the reader's currency. */
export async function presentDraft(
  deps: QuoteDeps,
  context: ReaderContext,
  { row, replaced, items, buyer }: OpenDraft,
): Promise<QuoteDraft> {
  const { storefront, reader, user } = context;
  const source = row ?? replaced;
  const countryId = source?.countryId ?? storefront.defaultCountryId;
  const courierId = source?.courierId ?? null;
  const of: PriceOf = { storefront, currencyId: reader.currency.id, countryId, courierId, buyer };
  const shops = await shopsOf(
    context.db,
    items.map(({ link }) => link),
  );
  const address = user ? (source?.address ?? null) : null;
  const hasDelivery = courierId !== null && address !== null && isWholeAddress(source?.pickupPointId ?? null, address);
  return {
    items,
    shops: shops.map(presentShop),
    restrictions: restrictionsOf(deps, items, countryId),
    estimate: estimateOf(deps, of, items, shops),
    currency: reader.currency.iso_code,
    codes: codesFor(deps, items, context),
    ...deliveryOf(deps, context, of, source?.pickupPointId ?? null),
    address,
    countries: servedCountries(deps, of),
    client_addresses: user ? await listAddresses(context.db, user.id) : [],
    missing: [...(isSendable(items) ? [] : (["items"] as const)), ...(hasDelivery ? [] : (["delivery"] as const))],
  };
}

export const isSendable = (items: readonly QuoteItem[]): boolean =>
  items.length > 0 && items.every((item) => isComplete(item, URL.parse));

/** Delivery to a pickup point needs no street. */
export const isWholeAddress = (pickupPointId: number | null, address: { first_address: string }): boolean =>
  pickupPointId !== null || address.first_address !== "";

const restrictionsOf = ({ customs }: QuoteDeps, items: readonly QuoteItem[], countryId: number) =>
  items.flatMap(({ hs6 }, position) =>
    hs6 === null
      ? []
      : customs.restrictionsOn([hs6], countryId).map((one) => ({ ...presentRestriction(one), position })),
  );

/** The common tariff codes, and those in the list. */
function codesFor({ customs }: QuoteDeps, items: readonly QuoteItem[], { reader, storefront }: ReaderContext) {
  const t = translateFor(storefront, reader.language.iso_code);
  const common = customs.commonCodes(t);
  const known = new Set(common.map(({ hs6 }) => hs6));
  const others = [...new Set(items.flatMap(({ hs6 }) => (hs6 === null || known.has(hs6) ? [] : [hs6])))];
  const named = others.flatMap((hs6) => customs.findCode(hs6, t) ?? []);
  return [...named, ...common].map(({ hs6, name }) => ({ hs6, name }));
}

function deliveryOf(deps: QuoteDeps, { reader }: ReaderContext, of: PriceOf, pickupPointId: number | null) {
  const language = reader.language.iso_code;
  const lastUsedPointIds = pickupPointId === null ? [] : [pickupPointId];
  const query = {
    countryId: of.countryId,
    currency: { id: of.currencyId },
    language,
    weightGrams: 0,
    lastUsedPointIds,
  };
  return {
    couriers: deps.delivery.couriersFor(query),
    courier_id: of.courierId,
    pickup_point: pickupPointId === null ? null : deps.delivery.findPoint(pickupPointId, language),
  };
}

/** The countries that some warehouse sends to. */
function servedCountries(deps: QuoteDeps, { storefront, currencyId }: PriceOf) {
  const today = storefrontDay(storefront, deps.now());
  const isServed = (countryId: number) =>
    deps.warehouses().some(({ id: warehouseId, methods }) => {
      const query = { warehouseId, countryId, currencyId, methods, today };
      return tariffsInForce(deps.shippingRates(), query).length > 0;
    });
  return deps.countries.filter(({ id }) => isServed(id)).map(({ id, iso_code }) => ({ id, iso_code }));
}
