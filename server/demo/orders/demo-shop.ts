import { sql } from "drizzle-orm";
import { money } from "../../../domain/money/money.ts";
import { priceCheckout } from "../../../domain/pricing/checkout-price.ts";
import {
  type CatalogueScope,
  loadReferenceData,
  type VariantForSale,
  variantsForSale,
} from "../../modules/catalog/index.ts";
import { openDelivery } from "../../modules/delivery/index.ts";
import type { NewOrder } from "../../modules/orders/index.ts";
import { openStorefrontDirectory } from "../../modules/storefronts/index.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { DEMO_ACCOUNT_STOREFRONT } from "../accounts/demo-accounts.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES, DEMO_LANGUAGES } from "../storefronts.ts";
import type { OrderStory } from "./order-stories.ts";

const DAY_MS = 86_400_000;
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

/** What the demo's customers could have ordered, priced as a checkout prices it today. */
export async function openDemoShop(db: Database, today: Date) {
  const directory = await openStorefrontDirectory(db);
  const storefront = directory.all().find(({ code }) => code === DEMO_ACCOUNT_STOREFRONT);
  const currency = storefront?.currencies.find(({ id }) => id === DEMO_CURRENCIES.EUR);
  if (!storefront || !currency) throw new Error("The demo has no storefront for its customers");
  const scope: CatalogueScope = { storefront, currency, language: "lt" };
  const reference = await loadReferenceData(db);
  const still = { subscribe: () => undefined, close: async () => undefined };
  const delivery = await openDelivery({ db, changes: still, log: { warn: () => undefined } });
  const goods = await variantsForSale(db, reference, scope, await popularVariants(db));
  const day = today.toISOString().slice(0, 10);
  const countryId = DEMO_COUNTRIES.LT;

  return {
    order(story: OrderStory, number: number, placedAt: Date): Goods {
      const lines = pick(goods, number, story.lines);
      const subtotal = money(lines.reduce((sum, { price }) => sum + price, 0));
      const pieces = lines.map((line) => ({ ...line, quantity: 1 }));
      const freight = delivery.quoteFreight(
        { storefront, currency, countryId, today: day },
        reference.shippingRates,
        pieces,
        subtotal,
      );
      const method = story.by ?? "air";
      const weightGrams = lines.reduce((sum, line) => sum + line.weightGrams, 0);
      const query = { countryId, currency, language: scope.language, weightGrams, city: CITY };
      const courier = delivery.couriersFor(query).find(({ local_delivery_type }) => local_delivery_type === story.to);
      if (!courier) throw new Error(`Nobody brings the demo's orders to a ${story.to}`);
      const price = priceCheckout({
        lines: pieces.map(({ price: currentPrice, quantity }) => ({ currentPrice, quantity })),
        shippingFee: freight.shipping_methods[method],
        methodPrice: null,
        shippingDiscount: freight.shipping_discounts[method] ?? money(0),
        deliveryFee: courier.delivery_fee,
        courierFee: null,
        promotionDiscount: money(0),
        availableBalance: money(0),
        paymentFee: null,
      });
      const late = Math.round((today.getTime() - placedAt.getTime()) / DAY_MS);
      const arrival = freight.arrivals[method];
      return {
        shippingMethod: method,
        courier: {
          id: courier.id,
          carrier: courier.carrier,
          name: courier.name,
          deliveryType: courier.local_delivery_type,
          minDays: courier.min_days,
          maxDays: courier.max_days,
        },
        pickupPoint: story.to === "pickup" ? (courier.pickup_points[0] ?? null) : null,
        subtotal: price.subtotal,
        shippingPrice: price.shipping,
        shippingDiscount: price.shippingDiscount,
        deliveryPrice: price.delivery,
        promotionDiscount: price.promotionDiscount,
        taxBasisPoints: delivery.taxBasisPoints(countryId, day),
        arrivesFrom: arrival && daysBefore(arrival.arrives_from, late),
        arrivesTo: arrival && daysBefore(arrival.arrives_to, late),
        lines: pieces.map(lineOf),
      };
    },
  };
}

/** One variant of each of the best sellers that there are enough of. */
async function popularVariants(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select min(v.id) as id from product_variants v
      join products p on p.id = v.product_id
      join stock_levels l on l.variant_id = v.id and l.on_hand - l.reserved >= 5
      join prices r on r.variant_id = v.id and r.storefront_code = ${DEMO_ACCOUNT_STOREFRONT}
        and r.currency_id = ${DEMO_CURRENCIES.EUR}
    where p.is_active group by p.id, p.paid_amount order by p.paid_amount desc, p.id limit ${GOODS}`);
  return rows.map(({ id }) => id);
}

/** Different things for different orders, always the same. */
function pick(goods: readonly VariantForSale[], number: number, count: number): VariantForSale[] {
  const sorted = goods.toSorted((a, b) => a.variantId - b.variantId);
  return Array.from({ length: count }, (_, index) => sorted[(number * 3 + index) % sorted.length]).filter(
    (variant) => variant !== undefined,
  );
}

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);

const lineOf = (variant: VariantForSale & { quantity: number }) => ({
  variantId: variant.variantId,
  productId: variant.productId,
  sku: variant.sku,
  name: variant.name,
  manufacturer: variant.manufacturer,
  category: variant.category,
  variant: variant.variant,
  image: variant.image,
  productSlug: variant.slug,
  hsCode: variant.hsCode,
  weightGrams: variant.weightGrams,
  unitPrice: variant.price,
  quantity: variant.quantity,
});

export const DEMO_ORDER_SCOPE = {
  storefrontCode: DEMO_ACCOUNT_STOREFRONT,
  languageId: DEMO_LANGUAGES.lt.id,
  currencyId: DEMO_CURRENCIES.EUR,
  countryId: DEMO_COUNTRIES.LT,
};
