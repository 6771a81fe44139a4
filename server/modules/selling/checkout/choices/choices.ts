import { type SQL, sql } from "drizzle-orm";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { chooseMethodOf } from "../../cart/index.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { changeCheckout } from "../checkout-store.ts";
import { changeByContent, changeOwn } from "../own-checkout.ts";
import type { OpenedCheckout } from "../stored-checkout.ts";
import { type ChosenDelivery, deliveryTo } from "./freight-and-delivery.ts";
import { wantedEmail } from "./set-address.ts";

const refuseChoice = (field: string) => refuseFields({ [field]: "validation.choice" });

/** Chooses the freight of the checkout and of its cart; refuses a method that is not offered (CHECKOUT-05, CART-05). */
export function setShipping(context: CallContext, slug: string, method: ShippingMethod): Promise<OpenedCheckout> {
  return changeOwn(context, slug, {
    set: [sql`shipping_method = ${method}`],
    when: sql`freight -> 'shipping_methods' ->> ${method} is not null`,
    also: (cartIds) => chooseMethodOf(cartIds, method),
    otherwise: () => refuseChoice("shipping_method"),
  });
}

/** Refuses a courier of another country, and a pickup point of another courier (CHECKOUT-09). */
export async function setDelivery(
  deps: CheckoutDeps,
  context: CallContext,
  choice: { slug: string; delivery_method: number; parcel_shop: number | null },
): Promise<OpenedCheckout> {
  const chosen = { courierId: choice.delivery_method, pickupPointId: choice.parcel_shop };
  const changed = await setLikelyDelivery(deps, context, choice.slug, chosen);
  if (changed) return changed;
  return changeByContent(context, choice.slug, ({ checkout }) => {
    const delivery = deliveryTo(deps, checkout, chosen);
    if (!delivery) throw refuseChoice(chosen.pickupPointId === null ? "delivery_method" : "parcel_shop");
    return deliveryColumns(delivery);
  });
}

const deliveryColumns = ({ courierId, pickupPointId, deliveryFee }: ChosenDelivery): SQL[] => [
  sql`courier_id = ${courierId}, pickup_point_id = ${pickupPointId}`,
  sql`delivery_fee = ${deliveryFee}, draft = draft - 'delivery_method'`,
];

const WEIGHT = sql`(
  select sum((line ->> 'weightGrams')::integer * (line ->> 'quantity')::integer) from jsonb_array_elements(lines) line)`;

/** One statement where the checkout is what most are: in the first currency, for the courier's country, and light enough. */
async function setLikelyDelivery(
  deps: CheckoutDeps,
  context: CallContext,
  slug: string,
  chosen: Pick<ChosenDelivery, "courierId" | "pickupPointId">,
): Promise<OpenedCheckout | null> {
  const currencyId = context.storefront.currencies[0]?.id ?? 0;
  const courier = deps.delivery.findCourier(chosen.courierId ?? 0, currencyId);
  const delivery = courier && deliveryTo(deps, { countryId: courier.countryId, currencyId, lines: [] }, chosen);
  if (!delivery) return null;
  const when = sql`country_id = ${courier.countryId} and currency_id = ${currencyId}
    and ${WEIGHT} <= ${courier.maxWeightGrams}`;
  return changeCheckout(context.db, context, slug, { set: deliveryColumns(delivery), when });
}

/** Only for guests: a customer's own address is used (CHECKOUT-08). */
export function setEmail(context: CallContext, slug: string, email: string): Promise<OpenedCheckout> {
  const wanted = wantedEmail(email);
  return changeOwn(context, slug, {
    set: [sql`email = ${wanted}, draft = draft - 'email'`],
    when: sql`user_id is null`,
    otherwise: () => refuse("forbidden"),
  });
}

/** The list of payment methods does not depend on the currency; only the fees do. */
const methodsHere = ({ payments }: CheckoutDeps, { storefront }: CallContext, isSignedIn: boolean) =>
  storefront.currencies.slice(0, 1).flatMap(({ id }) => payments.methodsFor(storefront, id, { isSignedIn }));

/** A payment method of this storefront, once the shipping step is complete (CHECKOUT-11, T114). */
export async function setPayment(
  deps: CheckoutDeps,
  context: CallContext,
  choice: { slug: string; payment_method_id: number; option: string | null },
): Promise<OpenedCheckout> {
  const method = methodsHere(deps, context, context.user !== null).find(({ id }) => id === choice.payment_method_id);
  if (!method) throw refuseChoice("payment_method_id");
  if (choice.option !== null && !method.options.some(({ key }) => key === choice.option)) throw refuseChoice("option");
  const isBalance = method.payment_processor_id === PROVIDER.balance;
  return changeOwn(context, choice.slug, {
    set: [
      sql`payment_method_id = ${method.id}, payment_option = ${choice.option}`,
      sql`uses_balance = uses_balance or ${isBalance}`,
    ],
    when: sql`shipping_method is not null and courier_id is not null and email is not null
      and (case when pickup_point_id is null then address ->> 'first_address' <> '' else address is not null end)
      and (user_id is not null or not ${isBalance})`,
    otherwise: () => refuse("checkout_incomplete"),
  });
}

/** Uses the customer's balance for as much as possible (CHECKOUT-11). */
export function applyBalance(context: CallContext, slug: string): Promise<OpenedCheckout> {
  return changeOwn(context, slug, {
    set: [sql`uses_balance = true`],
    when: sql`user_id is not null`,
    otherwise: () => refuse("forbidden"),
  });
}

/** Stops using the balance, also as the chosen payment method (CHECKOUT-06). */
export function removeBalance(deps: CheckoutDeps, context: CallContext, slug: string): Promise<OpenedCheckout> {
  const balances = methodsHere(deps, context, true)
    .filter(({ payment_processor_id }) => payment_processor_id === PROVIDER.balance)
    .map(({ id }) => id);
  return changeOwn(context, slug, {
    set: [
      sql`uses_balance = false`,
      sql`payment_method_id = case when payment_method_id <> all(${sql.param(balances)}::integer[]) then payment_method_id end`,
    ],
    otherwise: () => refuse("conflict"),
  });
}
