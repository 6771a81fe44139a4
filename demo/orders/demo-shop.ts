import { sql } from "drizzle-orm";
import type { Courier } from "#contracts/shop/selling/delivery.ts";
import { money } from "#domain/money/money/money.ts";
import { priceCheckout } from "#domain/money/pricing/checkout-price.ts";
import { subtotalOf } from "#domain/money/pricing/landed-total.ts";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import {
  type Goods as CatalogueGoods,
  type CatalogueScope,
  readGoods,
  type VariantForSale,
} from "#modules/catalogue/catalog/index.ts";
import { createCustoms } from "#modules/forwarding/customs/index.ts";
import { createStorefrontDirectory, type StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { createDelivery, type Delivery } from "#modules/selling/delivery/index.ts";
import type { NewOrder } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { DEMO_ACCOUNT_STOREFRONT } from "../identity/demo-accounts.ts";
import { DEMO_LANGUAGES } from "../languages.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES } from "../storefronts.ts";
import type { OrderStory } from "./order-stories.ts";

export const DEMO_ORDER_SCOPE = {
  storefrontCode: DEMO_ACCOUNT_STOREFRONT,
  languageId: DEMO_LANGUAGES.lt.id,
  currencyId: DEMO_CURRENCIES.EUR,
  countryId: DEMO_COUNTRIES.LT,
};

const { countryId, currencyId } = DEMO_ORDER_SCOPE;
const NOTHING = money(0);
const CITY = "Vilnius";
const GOODS = 60;

export type Goods = Pick<
  NewOrder,
  | "shippingMethod"
  | "courier"
  | "pickupPoint"
  | "subtotal"
  | "shippingPrice"
  | "shippingDiscount"
  | "deliveryPrice"
  | "promotionDiscount"
  | "taxBasisPoints"
  | "arrivesFrom"
  | "arrivesTo"
  | "lines"
>;

/** The products, tariffs and couriers of the demo's orders. */
export interface DemoShop {
  scope: CatalogueScope;
  goods: VariantForSale[];
  directory: Pick<StorefrontDirectory, "all">;
  tariffs: ReturnType<CatalogueGoods["shippingRates"]>;
  delivery: Delivery;
  today: Date;
}

export async function openDemoShop(db: Database, today: Date): Promise<DemoShop> {
  const directory = await createStorefrontDirectory(db);
  const storefront = directory.all().find(({ code }) => code === DEMO_ACCOUNT_STOREFRONT);
  if (!storefront) throw new Error("The demo has no storefront for its customers");
  const scope: CatalogueScope = { storefront, ...readerOf(storefront, { language: "lt", currency: currencyId }) };
  const catalogue = await readGoods(db);
  const goods = await catalogue.variantsForSale(db, scope, await popularVariants(db));
  const deps = {
    db,
    changes: { subscribe: () => undefined, close: async () => undefined },
    log: { warn: () => undefined },
  };
  const delivery = await createDelivery(deps);
  const customs = await createCustoms({ ...deps, rates: delivery });
  const mayFly = ({ hsCode }: VariantForSale) => customs.refusedMethods([hsCode], countryId).air === null;
  return {
    scope,
    directory,
    // Most of its orders came by air.
    goods: goods.filter(mayFly).toSorted((a, b) => a.variantId - b.variantId),
    tariffs: catalogue.shippingRates(),
    delivery,
    today,
  };
}

/** The lines of a past order, priced like today's checkout. */
export function demoGoods(shop: DemoShop, story: OrderStory, number: number, placedAt: Date): Goods {
  const { scope, delivery, today } = shop;
  const day = today.toISOString().slice(0, 10);
  const shippingMethod = story.by ?? "air";
  const lines = pick(shop, number, story.lines);
  const priced = lines.map(({ price: currentPrice, quantity }) => ({ currentPrice, quantity }));
  const place = { ...scope, countryId, today: day };
  const freight = delivery.quoteFreight(place, shop.tariffs, lines, subtotalOf(priced));
  const courier = courierFor(shop, story, lines);
  const price = priceCheckout({
    lines: priced,
    shippingFee: freight.shipping_methods[shippingMethod],
    methodPrice: null,
    shippingDiscount: freight.shipping_discounts[shippingMethod] ?? NOTHING,
    deliveryFee: courier.delivery_fee,
    courierFee: null,
    promotionDiscount: NOTHING,
    availableBalance: NOTHING,
    paymentFee: null,
  });
  const arrival = freight.arrivals[shippingMethod];
  const daysAgo = Math.round((today.getTime() - placedAt.getTime()) / DAY_MS);
  return {
    shippingMethod,
    courier: keptCourier(courier),
    pickupPoint: story.to === "pickup" ? (courier.pickup_points[0] ?? null) : null,
    subtotal: price.subtotal,
    shippingPrice: price.shipping,
    shippingDiscount: price.shippingDiscount,
    deliveryPrice: price.delivery,
    promotionDiscount: price.promotionDiscount,
    taxBasisPoints: delivery.taxBasisPoints(countryId, day),
    arrivesFrom: arrival && daysBefore(arrival.arrives_from, daysAgo),
    arrivesTo: arrival && daysBefore(arrival.arrives_to, daysAgo),
    lines,
  };
}

function courierFor({ delivery, scope }: DemoShop, { to }: OrderStory, lines: readonly Piece[]): Courier {
  const weightGrams = lines.reduce((sum, line) => sum + line.weightGrams, 0);
  const offered = delivery.couriersFor({
    currency: scope.currency,
    language: scope.language.iso_code,
    countryId,
    weightGrams,
    city: CITY,
  });
  const courier = offered.find(({ local_delivery_type }) => local_delivery_type === to);
  if (!courier) throw new Error(`Nobody brings the demo's orders to a ${to}`);
  return courier;
}

const keptCourier = (courier: Courier) => ({
  id: courier.id,
  carrier: courier.carrier,
  name: courier.name,
  deliveryType: courier.local_delivery_type,
  minDays: courier.min_days,
  maxDays: courier.max_days,
});

/** One variant of each best seller with enough stock. */
async function popularVariants(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select min(v.id) as id from product_variants v
      join products p on p.id = v.product_id
      join stock_levels l on l.variant_id = v.id and l.on_hand - l.reserved >= 5
      join prices r on r.variant_id = v.id and r.storefront_code = ${DEMO_ACCOUNT_STOREFRONT}
        and r.currency_id = ${currencyId}
    where p.is_active group by p.id, p.paid_amount order by p.paid_amount desc, p.id limit ${GOODS}`);
  return rows.map(({ id }) => id);
}

type Piece = VariantForSale & { quantity: number };

/** Deterministic, but different for each order. */
function pick({ goods }: DemoShop, number: number, count: number): Piece[] {
  const first = number * 3;
  return Array.from({ length: count }, (_, index) => goods[(first + index) % goods.length])
    .filter((variant) => variant !== undefined)
    .map((variant) => ({ ...variant, quantity: 1 }));
}

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
