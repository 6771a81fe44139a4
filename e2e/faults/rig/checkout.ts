import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Cart } from "#contracts/shop/selling/cart.ts";
import type { CheckoutChange, PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { Buyer, Reply } from "./buyer.ts";
import type { RawRequest } from "./send.ts";

const COUNTRY_ID = 1;

export interface Wanted {
  variantId: number;
  quantity: number;
}

export interface CheckoutChoices {
  lines: Wanted[];
  provider: ProviderId;
  usesBalance?: boolean;
  promotion?: string;
  email?: string;
}

/** A checkout that is confirmed and not paid yet. */
export interface ReadyCheckout {
  buyer: Buyer;
  slug: string;
  total: number;
  data: CheckoutData;
}

type Answer = Reply<{ status: true; data: CheckoutData }>;

/** A checkout cannot continue: sold out, refused, or no answer at all. */
export class CheckoutStopped extends Error {
  readonly reply: Reply<unknown>;

  constructor(step: string, reply: Reply<unknown>) {
    super(`${step} was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
    this.reply = reply;
  }
}

function expectOk<Body>(step: string, reply: Reply<Body>): Body {
  if (reply.status !== 200) throw new CheckoutStopped(step, reply);
  return reply.body;
}

async function fillCart(buyer: Buyer, lines: readonly Wanted[]): Promise<Cart> {
  let cart: Cart | undefined;
  for (const { variantId, quantity } of lines) {
    const reply = await buyer.call<{ cart: Cart }>("/cart/add", { variant_id: variantId, quantity });
    cart = expectOk("cart/add", reply).cart;
  }
  if (!cart) throw new Error("A cart without lines");
  return cart;
}

export const ADDRESS = {
  first_name: "Rūta",
  last_name: "Žalgirė",
  first_address: "Gedimino pr. 1-2",
  city: "Vilnius",
  zip: "01103",
  phone_number: "+37060000000",
  country_id: COUNTRY_ID,
};

/** All steps of a checkout but paying, in the order of the pages. */
export async function prepareCheckout(buyer: Buyer, choices: CheckoutChoices): Promise<ReadyCheckout> {
  await fillCart(buyer, choices.lines);
  const { slug } = expectOk("generate", await buyer.call<{ slug: string }>("/checkout/generate"));
  return finishCheckout(buyer, slug, choices);
}

async function finishCheckout(buyer: Buyer, slug: string, choices: CheckoutChoices): Promise<ReadyCheckout> {
  const ask = async (step: string, body: object): Promise<CheckoutData> =>
    expectOk(step, (await buyer.call(`/checkout/${step}`, { slug, ...body })) as Answer).data;
  // Some goods do not fly; all of them go by sea.
  await ask("set-shipping", { shipping_method: "sea" });
  const email = choices.email ?? `${randomUUID()}@example.com`;
  await ask("set-address", { address: ADDRESS, email });
  const fetched = await ask(`fetch/${slug}`, { step: 3 });
  const couriers = fetched.delivery?.local_delivery_couriers ?? [];
  const courier = couriers.find(({ local_delivery_type }) => local_delivery_type === "door");
  let data = await ask("set-delivery", { delivery_method: courier?.id ?? -1 });
  if (choices.promotion) data = await ask("apply-promotion", { code: choices.promotion });
  if (choices.usesBalance) data = await ask("apply-balance", {});
  const method = data.payment_methods.find(({ payment_processor_id }) => payment_processor_id === choices.provider);
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
  const { result } = expectOk("confirm", reply);
  if (result !== "confirmed") throw new CheckoutStopped("confirm", reply);
  return total;
}

export const payRequest = ({ buyer, slug, total }: ReadyCheckout, key: string = randomUUID()): RawRequest =>
  buyer.request("/checkout/pay", { slug, total }, key);

export const pay = ({ buyer, slug, total }: ReadyCheckout, key: string = randomUUID()): Promise<Reply<PaymentStart>> =>
  buyer.call<PaymentStart>("/checkout/pay", { slug, total }, key);

const RETRY_LIMIT_MS = 50_000;
const BETWEEN_ATTEMPTS_MS = 200;
/** No answer, still in progress, or unavailable. */
const NOT_YET: readonly number[] = [0, 409, 503];

/** Repeats a request, with the same key, as a client does that got no answer. */
export async function retryUntilAnswered<Body>(
  ask: () => Promise<Reply<Body>>,
  notYet = NOT_YET,
): Promise<Reply<Body>> {
  const deadline = performance.now() + RETRY_LIMIT_MS;
  for (;;) {
    const reply = await ask();
    if (!notYet.includes(reply.status) || performance.now() > deadline) return reply;
    await setTimeout(BETWEEN_ATTEMPTS_MS);
  }
}
