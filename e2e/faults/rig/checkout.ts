import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Cart } from "../../../contracts/shop/cart.ts";
import type { CheckoutChange, PaymentStart } from "../../../contracts/shop/checkout.ts";
import type { CheckoutData } from "../../../contracts/shop/checkout-data.ts";
import type { ProviderId } from "../../../domain/payments/provider.ts";
import type { Buyer, Reply } from "./buyer.ts";
import type { RawRequest } from "./send.ts";

const COUNTRY_ID = 1;

export interface Wanted {
  variantId: number;
  quantity: number;
}

export interface CheckoutWish {
  lines: Wanted[];
  provider: ProviderId;
  usesBalance?: boolean;
  promotion?: string;
  email?: string;
}

/** A checkout that only lacks the button that obliges to pay. */
export interface ReadyCheckout {
  buyer: Buyer;
  slug: string;
  total: number;
  data: CheckoutData;
}

type Answer = Reply<{ status: true; data: CheckoutData }>;

/** Not an answer that a checkout can go on with: sold out, refused, or no answer at all. */
export class CheckoutStopped extends Error {
  readonly reply: Reply<unknown>;

  constructor(step: string, reply: Reply<unknown>) {
    super(`${step} was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
    this.reply = reply;
  }
}

function good<Body>(step: string, reply: Reply<Body>): Body {
  if (reply.status !== 200) throw new CheckoutStopped(step, reply);
  return reply.body;
}

async function fillCart(buyer: Buyer, lines: readonly Wanted[]): Promise<Cart> {
  let cart: Cart | undefined;
  for (const { variantId, quantity } of lines) {
    const reply = await buyer.call<{ cart: Cart }>("/cart/add", { variant_id: variantId, quantity });
    cart = good("cart/add", reply).cart;
  }
  if (!cart) throw new Error("A cart without lines");
  return cart;
}

const ADDRESS = {
  first_name: "Rūta",
  last_name: "Žalgirė",
  first_address: "Gedimino pr. 1-2",
  city: "Vilnius",
  zip: "01103",
  phone_number: "+37060000000",
  country_id: COUNTRY_ID,
};

/** All steps of a checkout but the last, as the pages take them. */
export async function prepareCheckout(buyer: Buyer, wish: CheckoutWish): Promise<ReadyCheckout> {
  await fillCart(buyer, wish.lines);
  const { slug } = good("generate", await buyer.call<{ slug: string }>("/checkout/generate"));
  return finishCheckout(buyer, slug, wish);
}

async function finishCheckout(buyer: Buyer, slug: string, wish: CheckoutWish): Promise<ReadyCheckout> {
  const ask = async (step: string, body: object): Promise<CheckoutData> =>
    good(step, (await buyer.call(`/checkout/${step}`, { slug, ...body })) as Answer).data;
  await ask("set-shipping", { shipping_method: "air" });
  await ask("set-address", { address: ADDRESS });
  const fetched = await ask(`fetch/${slug}`, { step: 3 });
  const couriers = fetched.delivery?.local_delivery_couriers ?? [];
  const courier = couriers.find(({ local_delivery_type }) => local_delivery_type === "door");
  let data = await ask("set-delivery", { delivery_method: courier?.id ?? -1 });
  if (data.is_guest) data = await ask("set-email", { email: wish.email ?? `${randomUUID()}@example.com` });
  if (wish.promotion) data = await ask("apply-promotion", { code: wish.promotion });
  if (wish.usesBalance) data = await ask("apply-balance", {});
  const method = data.payment_methods.find(({ payment_processor_id }) => payment_processor_id === wish.provider);
  data = await ask("set-payment", { payment_method_id: method?.id ?? -1 });
  return { buyer, slug, data, total: await confirm(buyer, slug, data) };
}

interface Confirmed {
  result: "confirmed" | "changed";
  changes: CheckoutChange[];
  data: CheckoutData;
}

async function confirm(buyer: Buyer, slug: string, data: CheckoutData): Promise<number> {
  const total = data.totals.final;
  const reply = await buyer.call<Confirmed>("/checkout/confirm", { slug, total, terms_accepted: true });
  const { result } = good("confirm", reply);
  if (result !== "confirmed") throw new CheckoutStopped("confirm", reply);
  return total;
}

export const payRequest = ({ buyer, slug, total }: ReadyCheckout, key: string = randomUUID()): RawRequest =>
  buyer.request("/checkout/pay", { slug, total }, key);

export const pay = ({ buyer, slug, total }: ReadyCheckout, key: string = randomUUID()): Promise<Reply<PaymentStart>> =>
  buyer.call<PaymentStart>("/checkout/pay", { slug, total }, key);

const PATIENCE_MS = 50_000;
const BETWEEN_TRIES_MS = 200;
/** No answer, an answer that is still being worked on, or a shop that asks to be asked again. */
const NOT_YET: readonly number[] = [0, 409, 503];

/** A client that asks the same with the same key until it is answered. */
export async function insist<Body>(ask: () => Promise<Reply<Body>>, notYet = NOT_YET): Promise<Reply<Body>> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const reply = await ask();
    if (!notYet.includes(reply.status) || performance.now() > deadline) return reply;
    await setTimeout(BETWEEN_TRIES_MS);
  }
}
