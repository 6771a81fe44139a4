import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { PaymentStart } from "../../../contracts/calls/checkout.ts";
import type { Reply } from "../rig/buyer.ts";
import { pay, type ReadyCheckout } from "../rig/checkout.ts";
import { readyCheckout, startPurchase } from "../rig/purchase.ts";
import type { Shop } from "../rig/shop.ts";
import { becomesPaid, letLeasesEnd, ordersOf } from "../rig/standing.ts";
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

/** F01: the process dies at a point of paying; the client asks again with the same key once the shop is back. */
export const killedWhilePaying = (point: (typeof PAY_POINTS)[number]): Scenario => ({
  id: "F01",
  title: `killed at ${point}`,
  run: async (trial) => {
    const { shop, expect } = trial;
    await shop.kill();
    await shop.start({ FAIL_AT: point });
    const { checkout } = await readyCheckout(shop);
    const key = randomUUID();
    const { status } = await pay(checkout, key);
    expect(status === 0, `the process was to die, but answered ${status}`);
    await shop.died();
    await shop.start();
    await payInTheEnd(trial, checkout, key);
  },
});

/** F01: the process dies at any moment of paying. */
export const killedAtAnyMoment: Scenario = {
  id: "F01",
  title: "killed at a random moment of paying",
  run: async (trial) => {
    const { shop, random } = trial;
    const { checkout } = await readyCheckout(shop);
    const key = randomUUID();
    const first = pay(checkout, key);
    await setTimeout(random.next() * 60);
    await shop.kill();
    await first;
    await shop.start();
    await payInTheEnd(trial, checkout, key);
  },
};

/** The same order, however often it is asked for; then the payer pays. */
async function payInTheEnd({ shop, expect }: Trial, checkout: ReadyCheckout, key: string): Promise<void> {
  await letLeasesEnd(shop);
  const reply = await asking(shop, checkout, key);
  expect(reply.status === 200, `the retry was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
  const { redirect_url, order_number } = reply.body;
  const orders = await ordersOf(shop, [checkout.slug]);
  expect(orders.length === 1 && `OR${orders[0]?.id}` === order_number, `${order_number} is not the only order`);
  if (redirect_url) await shop.simulator.press(redirect_url, "pay");
  expect(await becomesPaid(shop, checkout.slug), "the order is paid in the end");
}

/** A client that keeps its key while the shop says that it is still at it, or does not answer. */
async function asking(shop: Shop, checkout: ReadyCheckout, key: string): Promise<Reply<PaymentStart>> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await pay(checkout, key);
    if (![0, 409, 503].includes(reply.status) || attempt > 100) return reply;
    await letLeasesEnd(shop);
    await setTimeout(100);
  }
}

/** F02: the process dies while it hears that it was paid; the provider tells it again. */
export const killedWhileHearing = (point: (typeof CALLBACK_POINTS)[number]): Scenario => ({
  id: "F02",
  title: `killed at ${point}`,
  run: async ({ shop, expect }) => {
    await shop.kill();
    await shop.start({ FAIL_AT: point });
    const { checkout, start } = await startPurchase(shop);
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    await shop.died();
    await shop.start();
    expect(await becomesPaid(shop, checkout.slug), "the order is paid in the end");
  },
});
