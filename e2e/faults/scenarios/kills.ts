import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import { pay, type ReadyCheckout, retryUntilAnswered } from "../rig/checkout.ts";
import { dieAt, restartAfterDeath } from "../rig/failpoints.ts";
import { becomesPaid, ordersOf } from "../rig/order-states.ts";
import { readyCheckout, startPurchase } from "../rig/purchase.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario, Trial } from "../rig/trial.ts";

export const PAY_POINTS = [
  "pay.1-before-reserve",
  "pay.2-after-reserve",
  "pay.3-before-commit",
  "pay.4-after-commit",
  "pay.5-after-provider-call",
  "pay.6-after-save",
  "pay.7-before-answer",
] as const;

export const CALLBACK_POINTS = [
  "callback.1-received",
  "callback.2-in-transaction",
  "callback.3-before-commit",
  "callback.4-after-commit",
] as const;

/** F01: the process dies at a point of paying; the client retries with the same key after the restart. */
export const killedWhilePaying = (point: (typeof PAY_POINTS)[number]): Scenario => ({
  id: "F01",
  title: `killed at ${point}`,
  startsShop: true,
  run: async (trial) => {
    const { shop, expect } = trial;
    await dieAt(shop, point);
    const { checkout } = await readyCheckout(shop);
    const key = randomUUID();
    const { status } = await pay(checkout, key);
    expect(status === 0, `the process was to die, but answered ${status}`);
    await restartAfterDeath(trial);
    await payAfterRecovery(trial, checkout, key);
  },
});

/** The share of clients that do not retry: the shop has to finish by itself. */
const LOST_CLIENTS = 0.25;
/** About how long ordering, paying and the notification take. */
const LONGEST_LIFE_MS = 150;

/** F01: the process dies at any moment between ordering and the notification. */
export const killedAtAnyMoment: Scenario = {
  id: "F01",
  title: "killed at a random moment of paying",
  run: async (trial) => {
    const { shop, random, faultEnds } = trial;
    const { checkout } = await readyCheckout(shop);
    const key = randomUUID();
    const paying = pay(checkout, key).then(({ body }) => payAtProvider(shop, body));
    await setTimeout(random.next() * LONGEST_LIFE_MS);
    await shop.kill();
    await paying;
    await shop.start();
    faultEnds();
    if (random.next() >= LOST_CLIENTS) await payAfterRecovery(trial, checkout, key);
  },
};

/** The retry gets the same order; then the payer pays. */
async function payAfterRecovery({ shop, expect }: Trial, checkout: ReadyCheckout, key: string): Promise<void> {
  const reply = await retryUntilAnswered(() => pay(checkout, key));
  expect(reply.status === 200, `the retry was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
  const { order_number } = reply.body;
  const orders = await ordersOf(shop, [checkout.slug]);
  expect(orders.length === 1 && `OR${orders[0]?.id}` === order_number, `${order_number} is not the only order`);
  await payAtProvider(shop, reply.body);
  expect(await becomesPaid(shop, checkout.slug), "the order is paid in the end");
}

async function payAtProvider({ simulator }: Shop, { redirect_url }: Partial<PaymentStart>): Promise<void> {
  if (redirect_url) await simulator.press(redirect_url, "pay");
}

/** F02: the process dies while it handles a notification; the provider sends it again. */
export const killedWhileNotified = (point: (typeof CALLBACK_POINTS)[number]): Scenario => ({
  id: "F02",
  title: `killed at ${point}`,
  startsShop: true,
  run: async ({ shop, expect, faultEnds }) => {
    await dieAt(shop, point);
    const { checkout, start } = await startPurchase(shop);
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    await restartAfterDeath({ shop, faultEnds });
    expect(await becomesPaid(shop, checkout.slug), "the order is paid in the end");
  },
});
