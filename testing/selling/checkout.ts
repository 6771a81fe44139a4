import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { checkLedger, topUp } from "#modules/money/balance/index.ts";
import { checkOrders } from "#testing/invariants/check-orders.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { checkPromotions } from "#testing/invariants/check-promotions.ts";
import { checkStock } from "#testing/invariants/check-stock.ts";
import { topUpOf } from "#testing/money/ledger.ts";
import { ADDRESS, addUser, signedIn } from "#testing/people/identity.ts";
import { call, type TestApp } from "#testing/test-app.ts";
import { addToCart, originOf, type Shopper } from "./cart.ts";

const ENGLISH = 1;

interface Reply<Body> {
  status: number;
  body: Body;
}

/** A buyer who goes from the cart to an order, call by call. */
export interface Buyer {
  shopper: Shopper;
  slug: string;
  post<Body = { data: CheckoutData }>(
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Reply<Body>>;
  fetch(fields?: readonly string[]): Promise<CheckoutData>;
  /** Shipping, delivery, address and, for guests, the e-mail. */
  chooseShipping(choice?: ShippingChoice): Promise<CheckoutData>;
  choosePayment(providerId?: number): Promise<CheckoutData>;
  confirm(): Promise<{ result: string; changes: unknown[]; data: CheckoutData }>;
  pay(total: number, key?: string): Promise<Reply<PaymentStart>>;
}

export interface ShippingChoice {
  method?: ShippingMethod;
  email?: string | null;
  address?: object;
  deliveryType?: "pickup" | "door";
}

/** Puts pieces into a cart and begins a checkout. */
export async function beginCheckout(
  app: TestApp,
  shopper: Shopper,
  items: readonly { variantId: number; quantity?: number }[],
): Promise<Buyer> {
  for (const { variantId, quantity } of items) await addToCart(app, shopper, variantId, quantity);
  const ask = (path: string, body: object, headers = {}) =>
    call(
      app,
      `/checkout/${path}`,
      { language_id: ENGLISH, ...body },
      { ...originOf(shopper), cookies: { ...shopper.cookies }, headers },
    );
  const { slug } = (await ask("generate", {})).json();
  return buyerOf(shopper, slug, ask);
}

type Ask = (path: string, body: object, headers?: Record<string, string>) => ReturnType<typeof call>;

function buyerOf(shopper: Shopper, slug: string, ask: Ask): Buyer {
  const post: Buyer["post"] = async (path, body = {}, headers) => {
    const answer = await ask(path, { slug, ...body }, headers);
    return { status: answer.statusCode, body: answer.json() };
  };
  const dataOf = async (path: string, body: object = {}) => {
    const answer = await post<{ data: CheckoutData }>(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const fetch: Buyer["fetch"] = (fields) => dataOf(`fetch/${slug}`, fields ? { fields } : {});
  return {
    shopper,
    slug,
    post,
    fetch,
    async chooseShipping({
      method = "air",
      email = "guest@example.com",
      address = ADDRESS,
      deliveryType = "door",
    } = {}) {
      await dataOf("set-shipping", { shipping_method: method });
      const { delivery } = await dataOf("set-address", { address });
      const courier = delivery?.local_delivery_couriers.find(({ local_delivery_type: type }) => type === deliveryType);
      const point = courier?.pickup_points[0]?.parcelshop_id ?? null;
      const chosen = await dataOf("set-delivery", { delivery_method: courier?.id, parcel_shop: point });
      return email === null ? chosen : { ...chosen, ...(await dataOf("set-email", { email })) };
    },
    async choosePayment(providerId = PROVIDER.card) {
      const { payment_methods } = await fetch();
      const method = payment_methods.find(({ payment_processor_id }) => payment_processor_id === providerId);
      return dataOf("set-payment", { payment_method_id: method?.id });
    },
    async confirm() {
      const { totals } = await fetch();
      return (
        await post<Awaited<ReturnType<Buyer["confirm"]>>>("confirm", { total: totals.final, terms_accepted: true })
      ).body;
    },
    pay: (total, key = randomUUID()) => post("pay", { total }, { "idempotency-key": key }),
  };
}

/** All steps: shipping, payment, confirmation and paying. */
export async function buy(buyer: Buyer, choice: ShippingChoice & { providerId?: number } = {}) {
  await buyer.chooseShipping(choice);
  await buyer.choosePayment(choice.providerId);
  const { data } = await buyer.confirm();
  return buyer.pay(data.totals.final);
}

/** The invariants of stock, money, promotions, orders and payments (I1 … I7, I10). */
export async function expectInvariants({ database: { db } }: TestApp): Promise<void> {
  expect(await checkStock(db)).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
  expect(await checkPromotions(db)).toEqual([]);
  expect(await checkOrders(db)).toEqual([]);
  expect(await checkPayments(db)).toEqual([]);
}

/** A signed-in customer with so many cents on the balance. */
export async function newCustomer(app: TestApp, email: string, cents = 0): Promise<Shopper & { userId: number }> {
  const userId = await addUser(app, { email });
  if (cents > 0) await topUp(app.database.db, topUpOf(userId, cents, `funds of ${email}`));
  return { userId, cookies: await signedIn(app, email) };
}
