import { PATHS, STRIPE_ACCOUNT } from "../../../simulator/protocol.ts";
import { pay } from "../rig/checkout.ts";
import { readyCheckout, startPurchase } from "../rig/purchase.ts";
import type { Shop } from "../rig/shop.ts";
import { becomes, becomesPaid, ordersOf } from "../rig/standing.ts";
import type { Scenario } from "../rig/trial.ts";

/** F04: the money went back before we heard that it had come, in an order that the seed decides. */
export const refundedBeforePaid: Scenario = {
  id: "F04",
  title: "notifications of payment and refund in another order",
  run: async ({ shop, random, expect }) => {
    await shop.simulator.set({ held: true });
    const { checkout, start } = await startPurchase(shop);
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    const told = await shop.simulator.announced(start.payment ?? "");
    await refundAtProvider(shop, told.purchaseId);
    await shop.simulator.release({
      order: random.pick(["reversed", "shuffled"]),
      seed: random.between(1, 1e6),
      copies: 2,
    });
    const isRefunded = async () => (await ordersOf(shop, [checkout.slug]))[0]?.state === "refunded";
    expect(await becomes(isRefunded), `the order is ${(await ordersOf(shop, [checkout.slug]))[0]?.state}`);
  },
};

/** As somebody does in the provider's own dashboard. */
async function refundAtProvider({ simulator }: Shop, sessionId: string): Promise<void> {
  const headers = { authorization: `Bearer ${STRIPE_ACCOUNT.secretKey}` };
  const session = await fetch(`${simulator.url}${PATHS.stripe.sessions}/${sessionId}`, { headers });
  const { payment_intent } = (await session.json()) as { payment_intent: string };
  const body = new URLSearchParams({ payment_intent });
  await (await fetch(simulator.url + PATHS.stripe.refunds, { method: "POST", headers, body })).text();
}

/** F04: the payer is faster than the provider's own answer to us. */
export const paidBeforeAnswer: Scenario = {
  id: "F04",
  title: "paid before the provider has answered the request for its page",
  run: async ({ shop, random, expect }) => {
    const { checkout } = await readyCheckout(shop);
    const path = PATHS.stripe.sessions;
    await shop.simulator.break({ path, kind: "hang", seconds: 0.3 + random.next() * 0.4, hasEffect: true });
    const answered = pay(checkout);
    await becomes(async () => (await shop.simulator.purchases()).length > 0);
    const [purchase] = await shop.simulator.purchases();
    await shop.simulator.press(`${shop.simulator.url}${PATHS.till}/${purchase?.id}`, "pay");
    const { body } = await answered;
    expect(["done", "redirect"].includes(body.result), `the late answer was ${JSON.stringify(body)}`);
    expect(await becomesPaid(shop, checkout.slug), "the order is paid");
  },
};
