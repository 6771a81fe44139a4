import type { Choice, Memory } from "./action.ts";
import { work } from "./actions/clock.ts";
import { deliverAll } from "./actions/outside.ts";
import type { Violation } from "./check.ts";
import type { WalkShop } from "./open-walk-shop.ts";

/** Everything that is known outside is reported, and all that waits is done: nothing may be left (I5, I9). */
export async function settle(shop: WalkShop, memory: Memory): Promise<{ line: string; violations: Violation[] }> {
  const choice = { shop, memory } as Choice;
  const delivered = await deliverAll(choice);
  for (let round = 0; round < 3; round += 1) {
    await shop.letTimePass(1);
    await shop.app.shop.payments.reconcile();
    await work({ shop });
    await shop.waiting.runRound("follow-parcels");
    await shop.waiting.runRound("sweep-reservations");
  }
  const left = await shop.waiting.waiting();
  const violations = left.map(({ name, payload }) => ({
    rule: "I9",
    detail: `${name} ${JSON.stringify(payload)} cannot be done`,
  }));
  return { line: `${delivered} reported, ${left.length} jobs left`, violations };
}
