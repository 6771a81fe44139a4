import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { Buyer } from "../rig/buyer.ts";
import { pay, prepareCheckout, retryUntilAnswered } from "../rig/checkout.ts";
import { addCustomer, addStaff } from "../rig/customers.ts";
import { dieAt, restartAfterDeath } from "../rig/failpoints.ts";
import { becomes, becomesPaid, ordersOf } from "../rig/order-states.ts";
import { stockVariants } from "../rig/stock.ts";
import type { Scenario, Trial } from "../rig/trial.ts";
import { REFUND_POINTS } from "./killed-refunds.ts";

export const CLAIM_POINTS = ["claim.1-before-commit", "claim.2-after-commit", ...REFUND_POINTS] as const;

const GRANTED = fromMinor(1_00);

/** F02: the process dies while it refunds the money of a claim; it is refunded once, wherever it died. */
export const killedWhileClaimed = (point: (typeof CLAIM_POINTS)[number]): Scenario => ({
  id: "F02",
  title: `a claim, killed at ${point}`,
  startsShop: true,
  run: async ({ shop, expect, faultEnds }) => {
    await dieAt(shop, point);
    const { number, staff } = await takenClaim({ shop, expect });
    const key = randomUUID();
    const approve = () => staff.call("/claims/approve", { number, amount: GRANTED }, key);
    await approve();
    await restartAfterDeath({ shop, faultEnds });
    const { status } = await retryUntilAnswered(approve);
    expect(status === 200, `the retry was answered with ${status}`);
    await expectOneRefund({ shop, expect }, number);
  },
});

/** F14: several members approve one claim at once, and its customer may withdraw it: one wins, and gives once at most. */
export const approvedByMany = (members: number, isWithdrawn: boolean): Scenario => ({
  id: "F14",
  title: `${members} members approve one claim${isWithdrawn ? " while it is withdrawn" : ""}`,
  run: async ({ shop, expect }) => {
    const { number, staff, buyer } = await takenClaim({ shop, expect });
    const approve = () => staff.call("/claims/approve", { number, amount: GRANTED }, randomUUID());
    const withdraw = () => buyer.call("/claims/withdraw", { name: number }, randomUUID());
    const answers = await Promise.all([
      ...Array.from({ length: members }, approve),
      ...(isWithdrawn ? [withdraw()] : []),
    ]);
    const won = answers.filter(({ status }) => status === 200).length;
    expect(won === 1, `${won} of ${answers.length} were accepted`);
    if (answers.slice(0, members).some(({ status }) => status === 200)) await expectOneRefund({ shop, expect }, number);
    else expect((await shop.simulator.refunds()).length === 0, "what was withdrawn was refunded");
  },
});

type Rig = Pick<Trial, "shop" | "expect">;

/** A customer's claim about a paid order, which a member has begun to work on. */
async function takenClaim({ shop, expect }: Rig) {
  const buyer = (await addCustomer(shop)).open();
  const [variantId = 0] = await stockVariants(shop, 1, 3);
  const lines = [{ variantId, quantity: 1 }];
  const checkout = await prepareCheckout(buyer, { lines, provider: PROVIDER.card });
  const { body } = await pay(checkout);
  await shop.simulator.press((body.result === "redirect" && body.redirect_url) || "", "pay");
  expect(await becomesPaid(shop, checkout.slug), "the order is paid");
  const [order] = await ordersOf(shop, [checkout.slug]);
  const number = await openClaim(buyer, `OR${order?.id}`);
  const staff = await addStaff(shop);
  const { status } = await staff.call("/claims/take", { number }, randomUUID());
  expect(status === 200, `take was answered with ${status}`);
  return { number, staff, buyer };
}

async function openClaim(buyer: Buyer, number: string): Promise<string> {
  const stated = { number, kind: "overcharged", text: "I was charged twice for one delivery." };
  const { status, body } = await buyer.call<{ number: string }>("/claims/create", stated, randomUUID());
  if (status !== 200) throw new Error(`create was answered with ${status}: ${JSON.stringify(body)}`);
  return body.number;
}

async function expectOneRefund({ shop, expect }: Rig, number: string): Promise<void> {
  const isResolved = async () => {
    const { rows } = await shop.database.db.execute<{ state: string }>(
      sql`select state from claims where id = ${Number(number.slice(2))}`,
    );
    return rows[0]?.state === "resolved";
  };
  expect(await becomes(isResolved, 60_000), "the claim is resolved in the end");
  const given = await shop.simulator.refunds();
  expect(given.length === 1, `the provider refunded ${given.length} times`);
}
