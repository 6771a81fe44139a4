import type { Courier, PickupLocation, PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { LandedTerms } from "#domain/catalogue/products/landed-cost.ts";
import { NOTHING_REFUSED, type RefusedMethods } from "#domain/forwarding/customs/hazards.ts";
import type { Good } from "#domain/forwarding/freight/chargeable-weight.ts";
import { type Freight, quoteFreight } from "#domain/forwarding/freight/freight.ts";
import type { Tariff } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { cheapestFee, type DeliveryFee } from "#domain/selling/delivery/cheapest-fee.ts";
import type { Coordinates } from "#domain/selling/delivery/distance.ts";
import type { BoxSides } from "#domain/selling/delivery/point-size.ts";
import { createRates, type Rates } from "#modules/money/rates/index.ts";
import { findCurrencyId } from "#modules/operations/storefronts/index.ts";
import { type CachingDeps, cacheInMemory } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { loadTerms } from "./delivery-store.ts";
import { type FreightScope, freightTerms } from "./freight-terms.ts";
import { type CourierOffer, type CourierQuery, describeCourier, feeOf, offerOf } from "./offer-couriers.ts";
import { loadPoints } from "./pickup-point-store.ts";
import { describeLocation, describePoint, PickupPoints } from "./pickup-points.ts";

export interface PointQuery {
  query: string;
  language: Language;
  near?: Coordinates | undefined;
  box?: BoxSides | null | undefined;
  limit: number;
}

/** Freight to the country and delivery to the customer; everything is answered from memory. */
export interface Delivery extends Rates {
  quoteFreight(scope: FreightScope, tariffs: readonly Tariff[], goods: readonly CodedGood[], subtotal: Money): Freight;
  refusedMethods: RefusesMethods;
  /** The terms of the landed cost of any product. */
  landedTerms(scope: FreightScope, tariffs: readonly Tariff[]): LandedTerms;
  /** Couriers in the order of the offer, including those that are unavailable now. */
  couriersFor(query: CourierQuery): Courier[];
  findCourier(id: number, currencyId: number): CourierOffer | null;
  /** The lowest fee for a weight in a country, for "from" figures. */
  cheapestFee(countryId: number, currencyId: number, weightGrams: number): Money | null;
  /** The first courier offered that takes this weight and size; null if none does. */
  firstCourier(countryId: number, currencyId: number, weightGrams: number, box?: BoxSides | null): CourierOffer | null;
  /** Calls back once changed tariffs, discounts or fees are in use. */
  onChange(listener: () => void): void;
  findPoint(id: number, language: Language): PickupPoint | null;
  /** Null for a courier that is unknown or has no pickup points. */
  searchPoints(courierId: number, query: PointQuery): { items: PickupPoint[]; total: number } | null;
  /** All points of a courier with known coordinates; null for a courier that is unknown or has no pickup points. */
  locationsOf(courierId: number, box?: BoxSides | null): PickupLocation[] | null;
}

/** The methods by which goods with these tariff codes do not travel to a country. */
export type RefusesMethods = (hsCodes: readonly string[], countryId: number) => RefusedMethods;

interface CodedGood extends Good {
  hsCode: string;
}

interface DeliveryDeps extends CachingDeps {
  db: Database;
  /** If left out, goods travel by every method. */
  refusedMethods?: RefusesMethods;
  now?: () => Date;
}

export async function createDelivery({
  db,
  now = () => new Date(),
  refusedMethods = () => NOTHING_REFUSED,
  ...deps
}: DeliveryDeps): Promise<Delivery> {
  const listeners: (() => void)[] = [];
  const terms = await cacheInMemory(deps, {
    tag: "commerce",
    load: () => loadTerms(db),
    onReloaded: () => {
      for (const listener of listeners) listener();
    },
  });
  const points = await cacheInMemory(deps, {
    tag: "pickup-points",
    load: async () => new PickupPoints(await loadPoints(db)),
  });
  const rates = await createRates({ db, findEuroId: () => findCurrencyId(db, "EUR"), ...deps });
  const today = () => now().toISOString().slice(0, 10);

  const offersIn = (countryId: number, currencyId: number) =>
    terms()
      .couriers.filter((courier) => courier.countryId === countryId)
      .flatMap((courier) => offerOf(courier, currencyId, today()) ?? []);
  const feesIn = (countryId: number, currencyId: number): DeliveryFee[] =>
    offersIn(countryId, currencyId).flatMap((offer) => feeOf(offer, points()) ?? []);
  const courierOf = (id: number) => terms().couriers.find((courier) => courier.id === id);

  return {
    ...rates,
    onChange: (listener) => void listeners.push(listener),
    refusedMethods,
    quoteFreight(scope, tariffs, goods, subtotal) {
      const codes = goods.map(({ hsCode }) => hsCode);
      const refused = refusedMethods(codes, scope.countryId);
      return quoteFreight({ ...freightTerms(scope, tariffs, terms().tiers), refused }, goods, subtotal);
    },
    landedTerms: (scope, tariffs) => ({
      ...freightTerms(scope, tariffs, terms().tiers),
      deliveryFees: feesIn(scope.countryId, scope.currency.id),
    }),
    couriersFor: (query) =>
      offersIn(query.countryId, query.currency.id).map((offer) => describeCourier(offer, points(), query)),
    findCourier(id, currencyId) {
      const courier = courierOf(id);
      return courier ? offerOf(courier, currencyId, today()) : null;
    },
    firstCourier(countryId, currencyId, weightGrams, box = null) {
      const day = today();
      for (const courier of terms().couriers) {
        const offer = courier.countryId === countryId ? offerOf(courier, currencyId, day) : null;
        const isLarge = offer?.deliveryType === "pickup" && box !== null && !points().takes(offer, box);
        if (!offer || isLarge) continue;
        if (weightGrams <= (feeOf(offer, points())?.maxWeightGrams ?? Number.NEGATIVE_INFINITY)) return offer;
      }
      return null;
    },
    cheapestFee: (countryId, currencyId, weightGrams) => cheapestFee(feesIn(countryId, currencyId), weightGrams),
    findPoint(id, language) {
      const point = points().find(id);
      return point && describePoint(point, language);
    },
    searchPoints(courierId, { query, language, near, box, limit }) {
      const courier = courierOf(courierId);
      if (courier?.deliveryType !== "pickup") return null;
      const found = points().search({ carrier: courier.carrier, country: courier.country, query, near, box });
      const items = found.slice(0, limit).map(({ point, distance }) => describePoint(point, language, distance));
      return { items, total: found.length };
    },
    locationsOf(courierId, box) {
      const courier = courierOf(courierId);
      if (courier?.deliveryType !== "pickup") return null;
      const { carrier, country } = courier;
      return points()
        .search({ carrier, country, query: "", box })
        .flatMap(({ point }) => describeLocation(point) ?? []);
    },
  };
}
