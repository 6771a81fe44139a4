import { PATHS, STRIPE_ACCOUNT } from "#simulator/protocol.ts";
import { pay } from "../rig/checkout.ts";
import { calledOff, payHeld } from "../rig/notification.ts";
import { becomes, becomesPaid, becomesState, ordersOf } from "../rig/order-states.ts";
import { readyCheckout, startPurchase } from "../rig/purchase.ts";
import { sendTogether } from "../rig/send.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

/** F04: the notifications of payment and refund arrive in an order that the seed decides. */
export const refundedBeforePaid: Scenario = {
  id: "F04",
  title: "notifications of payment and refund in another order",
  run: async ({ shop, random, expect }) => {
    await shop.simulator.set({ held: true });
    const { checkout, start } = await startPurchase(shop);
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    const notification = await shop.simulator.announced(start.payment ?? "");
    await refundAtProvider(shop, notification.purchaseId);
    await shop.simulator.release({
      order: random.pick(["reversed", "shuffled"]),
      seed: random.between(1, 1e6),
      copies: 2,
    });
    const isRefunded = await becomesState(shop, checkout.slug, "refunded");
    expect(isRefunded, `the order is ${(await ordersOf(shop, [checkout.slug]))[0]?.state}`);
  },
};

/** F04: an earlier cancellation arrives together with the payment or after it. */
export const calledOffAfterPaid: Scenario = {
  id: "F04",
  title: "called off after it was paid",
  run: async ({ shop, random, expect }) => {
    await shop.simulator.set({ held: true });
    const purchase = await startPurchase(shop);
    const { checkout, start } = purchase;
    const paid = await payHeld(shop, purchase);
    const off = calledOff(await shop.simulator.announced(start.payment ?? ""));
    const isAtOnce = random.next() < 0.5;
    const waves = isAtOnce ? [random.shuffle([paid, off, off])] : [[paid], [off, off]];
    for (const wave of waves) {
      const answers = (await sendTogether(shop.port, wave)).map(({ status }) => status);
      expect(new Set(answers).size === 1 && answers[0] === 200, `notifications were answered with ${answers}`);
    }
    expect(await becomesPaid(shop, checkout.slug), `the order is ${(await ordersOf(shop, [checkout.slug]))[0]?.state}`);
  },
};

/** A refund made in the provider's dashboard. */
async function refundAtProvider({ simulator }: Shop, sessionId: string): Promise<void> {
  const headers = { authorization: `Bearer ${STRIPE_ACCOUNT.secretKey}` };
  const session = await fetch(`${simulator.url}${PATHS.stripe.sessions}/${sessionId}`, { headers });
  const { payment_intent } = (await session.json()) as { payment_intent: string };
  const body = new URLSearchParams({ payment_intent });
  await (await fetch(simulator.url + PATHS.stripe.refunds, { method: "POST", headers, body })).text();
}

/** F04: the payer pays before the provider has answered the shop's request. */
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
