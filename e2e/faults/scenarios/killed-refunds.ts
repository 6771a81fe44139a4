import { randomUUID } from "node:crypto";
import { retryUntilAnswered } from "../rig/checkout.ts";
import { addStaff } from "../rig/customers.ts";
import { dieAt, restartAfterDeath } from "../rig/failpoints.ts";
import { becomesPaid, becomesState } from "../rig/order-states.ts";
import { startPurchase } from "../rig/purchase.ts";
import type { Scenario } from "../rig/trial.ts";

export const REFUND_POINTS = [
  "refund.1-requested",
  "refund.2-before-provider",
  "refund.3-after-provider",
  "refund.4-before-commit",
  "refund.5-after-commit",
] as const;

/** F02: the process dies while it refunds; the money is refunded once, wherever it died. */
export const killedWhileRefunding = (point: (typeof REFUND_POINTS)[number]): Scenario => ({
  id: "F02",
  title: `killed at ${point}`,
  startsShop: true,
  run: async ({ shop, expect, faultEnds }) => {
    await dieAt(shop, point);
    const { checkout, start } = await startPurchase(shop);
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    expect(await becomesPaid(shop, checkout.slug), "the order is paid");
    const staff = await addStaff(shop);
    const key = randomUUID();
    const refund = () => staff.call("/payments/refund", { payment: start.payment, reason: "sent back" }, key);
    await refund();
    await restartAfterDeath({ shop, faultEnds });
    const { status, body } = await retryUntilAnswered(refund);
    expect(status === 200, `the retry was answered with ${status}: ${JSON.stringify(body)}`);
    expect(await becomesState(shop, checkout.slug, "refunded", 60_000), "the order is refunded in the end");
    const given = await shop.simulator.refunds();
    expect(given.length === 1, `the provider refunded ${given.length} times`);
  },
});
