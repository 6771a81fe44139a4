import { createHash } from "node:crypto";
import type { WithdrawalEvent } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { earlier, HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { withdrawals } from "#modules/aftersales/withdrawals/tables.ts";
import { orderAggregate } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { recordPastWithdrawal } from "./past-withdrawal.ts";
import { WITHDRAWAL_STORIES, type WithdrawalStory } from "./withdrawal-stories.ts";

const { storefrontCode, languageId } = DEMO_ORDER_SCOPE;

const ACTORS: Readonly<Record<WithdrawalEvent, "customer" | "staff" | "system">> = {
  confirm: "customer",
  stop_order: "system",
  accept: "staff",
  refuse: "staff",
  receive_goods: "staff",
  refund: "system",
};

/** A withdrawal in every state for the demo's orders; nothing is changed if any withdrawal exists. */
export async function seedDemoWithdrawals(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    if ((await tx.$count(withdrawals)) > 0) return;
    for (const [index, story] of WITHDRAWAL_STORIES.entries()) await writeStory(tx, story, index, today);
  });
}

async function writeStory(tx: Database, story: WithdrawalStory, index: number, today: Date): Promise<void> {
  const { order, who, hoursAgo, steps, reason = null } = story;
  const createdAt = earlier(today, hoursAgo * HOUR_MS);
  const bought = typeof order === "number" ? await orderAggregate.find(tx, order) : null;
  if (typeof order === "number" && !bought) return;
  const after = (hours: number) => later(createdAt, hours * HOUR_MS);
  const values = {
    storefrontCode,
    languageId,
    tokenHash: createHash("sha256").update(`demo withdrawal ${index}`).digest(),
    ...who,
    orderNumber: bought ? orderNumber("marketplace", bought.id) : String(order),
    userId: bought?.userId ?? null,
    orderId: bought?.id ?? null,
    createdAt,
  };
  const moves = steps.map(([event, hours]) => ({ event, actor: ACTORS[event], at: after(hours) }));
  await recordPastWithdrawal(tx, values, moves, reason);
}
