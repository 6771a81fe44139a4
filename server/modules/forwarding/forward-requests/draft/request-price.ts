import type { Restriction } from "#domain/forwarding/customs/hazards.ts";
import { refusalOf } from "#domain/forwarding/customs/hazards.ts";
import {
  type PricedParcel,
  type RequestPrice,
  requestPrice,
} from "#domain/forwarding/forward-requests/request-price.ts";
import { type Tariff, tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { ForwardedParcel } from "../../parcels/index.ts";
import type { Warehouse } from "../../warehouses/index.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";

export interface PricedRequest {
  request: RequestRow;
  storefront: StorefrontProfile;
  warehouse: Warehouse;
  parcels: readonly ForwardedParcel[];
}

/** A shipping method with its price to the door. */
export interface MethodPrice {
  tariff: Tariff;
  price: RequestPrice;
  /** The restriction that forbids this method. */
  refusal: Restriction | null;
}

/** The price by each method that storefront and warehouse offer, the quickest first (FORWARDING-03). */
export function methodPrices(deps: RequestDeps, priced: PricedRequest): MethodPrice[] {
  const { request, storefront, parcels } = priced;
  const { countryId, currencyId } = request;
  const day = storefrontDay(storefront, deps.now());
  const tables = deps.customs.tablesIn({ countryId, currencyId, day });
  const fees = deps.customs.feesIn(currencyId, day);
  const sized = parcelsIn(deps, priced, day);
  if (!tables || !fees || !sized) return [];
  const restrictions = deps.customs.restrictionsOn(codesOf(parcels), countryId);
  return tariffsTo(deps, priced, countryId).map((tariff) => ({
    tariff,
    refusal: refusalOf(restrictions, tariff.method) ?? null,
    price: requestPrice(
      sized,
      request,
      {
        rate: tariff,
        delivery: deliveryFee(deps, request),
        countryId,
        buyer: parcels.some(({ isBusiness }) => isBusiness) ? "business" : "consumer",
        day,
        isRehearsed: request.isRehearsed,
      },
      { fees, tables },
    ),
  }));
}

/** The tariffs to a country of the methods that both the storefront and the warehouse offer. */
export function tariffsTo(
  { shippingRates, now }: Pick<RequestDeps, "shippingRates" | "now">,
  {
    request: { currencyId },
    storefront,
    warehouse,
  }: Pick<PricedRequest, "storefront" | "warehouse"> & { request: Pick<RequestRow, "currencyId"> },
  countryId: number,
): Tariff[] {
  const methods = warehouse.methods.filter((method) => storefront.features.includes(method));
  const today = storefrontDay(storefront, now());
  return tariffsInForce(shippingRates(), { warehouseId: warehouse.id, countryId, currencyId, methods, today });
}

const codesOf = (parcels: readonly ForwardedParcel[]) => parcels.flatMap(({ lines }) => lines.map(({ hs6 }) => hs6));

/** The chosen courier's fee today; null without a courier of this country. */
function deliveryFee({ delivery }: RequestDeps, { courierId, currencyId, countryId }: RequestRow): Money | null {
  const courier = courierId === null ? null : delivery.findCourier(courierId, currencyId);
  return courier?.countryId === countryId ? courier.fee : null;
}

/** Converts values, storage and services from euros; null where the currency has no rate, or a box has no size. */
function parcelsIn(
  { delivery }: RequestDeps,
  { request: { currencyId }, parcels }: PricedRequest,
  day: string,
): PricedParcel[] | null {
  if (delivery.convertFromEuro(0 as Money, currencyId, day) === null) return null;
  const convert = (amount: Money) => delivery.convertFromEuro(amount, currencyId, day) ?? amount;
  const sized = parcels.flatMap(({ size, lines, services, storageDue }) =>
    size
      ? [
          {
            ...size,
            lines: lines.map(({ hs6, origin, unitValue, quantity }) => ({
              hs6,
              origin,
              value: convert(unitValue),
              quantity,
            })),
            services: services.map(({ service, amount }) => ({ service, amount: convert(amount) })),
            storageDue: convert(storageDue),
          },
        ]
      : [],
  );
  return sized.length === parcels.length ? sized : null;
}
