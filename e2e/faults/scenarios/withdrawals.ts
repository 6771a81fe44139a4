import { randomUUID } from "node:crypto";
import { retryUntilAnswered } from "../rig/checkout.ts";
import { addStaff } from "../rig/customers.ts";
import { dieAt, restartAfterDeath } from "../rig/failpoints.ts";
import { becomesPaid, becomesState } from "../rig/order-states.ts";
import { type StartedPurchase, startPurchase } from "../rig/purchase.ts";
import type { Scenario, Trial } from "../rig/trial.ts";
import { REFUND_POINTS } from "./killed-refunds.ts";

export const WITHDRAWAL_POINTS = ["withdrawal.1-before-commit", "withdrawal.2-after-commit", ...REFUND_POINTS] as const;

/** F02: the process dies while it refunds the money of a withdrawal; it is refunded once, wherever it died. */
export const killedWhileWithdrawn = (point: (typeof WITHDRAWAL_POINTS)[number]): Scenario => ({
  id: "F02",
  title: `a withdrawal, killed at ${point}`,
  startsShop: true,
  run: async ({ shop, expect, faultEnds }) => {
    await dieAt(shop, point);
    const bought = await paidPurchase({ shop, expect });
    const token = await record(bought);
    const confirm = () => bought.checkout.buyer.call("/withdrawals/confirm", { token });
    await confirm();
    await restartAfterDeath({ shop, faultEnds });
    const { status } = await retryUntilAnswered(confirm);
    expect(status === 200, `the retry was answered with ${status}`);
    await expectOneRefund({ shop, expect }, bought);
  },
});

/** F14: several tabs confirm one statement each while staff refund the order: the money is refunded once. */
export const withdrawnWhileRefunded = (tabs: number): Scenario => ({
  id: "F14",
  title: `${tabs} tabs withdraw from an order that staff refund`,
  run: async ({ shop, expect }) => {
    const bought = await paidPurchase({ shop, expect });
    const tokens = await Promise.all(Array.from({ length: tabs }, () => record(bought)));
    const staff = await addStaff(shop);
    const reason = { payment: bought.start.payment, reason: "sent back" };
    await Promise.all([
      ...tokens.map((token) => bought.checkout.buyer.call("/withdrawals/confirm", { token })),
      staff.call("/payments/refund", reason, randomUUID()),
    ]);
    await expectOneRefund({ shop, expect }, bought);
  },
});

async function paidPurchase({ shop, expect }: Pick<Trial, "shop" | "expect">): Promise<StartedPurchase> {
  const bought = await startPurchase(shop);
  await shop.simulator.press(bought.start.redirect_url ?? "", "pay");
  expect(await becomesPaid(shop, bought.checkout.slug), "the order is paid");
  return bought;
}

/** By the browser that ordered, which proves whose order it is. */
async function record({ checkout: { buyer, slug } }: StartedPurchase): Promise<string> {
  const stated = { name: "Rūta", number: "", email: `${randomUUID()}@example.com`, order: slug };
  const { status, body } = await buyer.call<{ token: string }>("/withdrawals/record", stated);
  if (status !== 200) throw new Error(`record was answered with ${status}: ${JSON.stringify(body)}`);
  return body.token;
}

async function expectOneRefund(
  { shop, expect }: Pick<Trial, "shop" | "expect">,
  { checkout: { slug } }: StartedPurchase,
) {
  expect(await becomesState(shop, slug, "refunded", 60_000), "the order is refunded in the end");
  const given = await shop.simulator.refunds();
  expect(given.length === 1, `the provider refunded ${given.length} times`);
}
