import type { CheckoutChange } from "#contracts/shop/selling/checkout.ts";
import { offeredMethod } from "#domain/forwarding/freight/freight.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import { compareLines } from "#domain/selling/checkout/line-changes.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { judgePromotion } from "../choices/apply-promotion.ts";
import { currencyOf } from "../choices/checkout-currency.ts";
import { deliveryTo, NO_DELIVERY, quoteFreight } from "../choices/freight-and-delivery.ts";
import { discountOf } from "../price.ts";
import type { LineReservation, StoredCheckout } from "../stored-checkout.ts";

export interface Rechecked {
  /** The checkout with current prices, stock, freight and delivery. */
  fresh: StoredCheckout;
  changes: CheckoutChange[];
}

/** How many pieces of a variant the customer can buy, including reserved ones. */
type Pieces = Pick<LineReservation, "variantId" | "available">;

type Step = (checkout: StoredCheckout) => Promise<Rechecked> | Rechecked;

/** Compares a checkout with current prices, stock, freight, delivery and promotion (T113). */
export async function recheck(
  deps: CheckoutDeps,
  db: Database,
  storefront: StorefrontProfile,
  { checkout, reservations }: { checkout: StoredCheckout; reservations: readonly Pieces[] },
): Promise<Rechecked> {
  const steps: Step[] = [
    (shown) => recheckLines(deps, db, storefront, shown, reservations),
    (shown) => recheckFreight(deps, storefront, shown),
    (shown) => recheckDelivery(deps, shown),
    (shown) => recheckPromotion(deps, db, storefront.code, shown),
  ];
  let fresh = checkout;
  const changes: CheckoutChange[] = [];
  for (const step of steps) {
    const rechecked = await step(fresh);
    fresh = rechecked.fresh;
    changes.push(...rechecked.changes);
  }
  return { fresh, changes };
}

async function recheckLines(
  { catalogue }: CheckoutDeps,
  db: Database,
  storefront: StorefrontProfile,
  checkout: StoredCheckout,
  reservations: readonly Pieces[],
): Promise<Rechecked> {
  const currency = currencyOf(storefront, checkout.currencyId);
  const scope = { storefront, currency, language: languageOf(storefront, checkout.languageId) };
  const ids = checkout.lines.map(({ variantId }) => variantId);
  const variants = await catalogue.variantsForSale(db, scope, ids);
  const ours = new Map(reservations.map(({ variantId, available }) => [variantId, available]));
  const offers = variants.map(({ variantId, price, available }) => ({
    variantId,
    price,
    available: ours.get(variantId) ?? available,
  }));
  const { lines, changes } = compareLines(checkout.lines, offers);
  return { fresh: { ...checkout, lines }, changes };
}

function recheckFreight(deps: CheckoutDeps, storefront: StorefrontProfile, checkout: StoredCheckout): Rechecked {
  const freight = quoteFreight(deps, storefront, checkout);
  const wanted = checkout.shippingMethod;
  const shippingMethod = offeredMethod(freight, wanted) === wanted ? wanted : null;
  const before = wanted && checkout.freight.shipping_methods[wanted];
  const now = shippingMethod && freight.shipping_methods[shippingMethod];
  return { fresh: { ...checkout, freight, shippingMethod }, changes: changeOf("freight", before, now) };
}

function recheckDelivery(deps: CheckoutDeps, checkout: StoredCheckout): Rechecked {
  const delivery = deliveryTo(deps, checkout, checkout) ?? NO_DELIVERY;
  const changes = changeOf("delivery", checkout.deliveryFee, delivery.deliveryFee);
  return { fresh: { ...checkout, ...delivery }, changes };
}

async function recheckPromotion(
  deps: CheckoutDeps,
  db: Database,
  storefrontCode: string,
  checkout: StoredCheckout,
): Promise<Rechecked> {
  const { promotion } = checkout;
  if (!promotion) return { fresh: checkout, changes: [] };
  const answer = await judgePromotion(deps, db, storefrontCode, { ...checkout, code: promotion.code });
  const fresh = { ...checkout, promotion: answer.result === "usable" ? answer.promotion : null };
  const now = fresh.promotion && discountOf(fresh);
  return { fresh, changes: changeOf("promotion", discountOf(checkout), now) };
}

function changeOf(kind: CheckoutChange["kind"], before: number | null, now: number | null): CheckoutChange[] {
  return before === now ? [] : [{ kind, sku: null, name: null, before, now }];
}
