import { eq } from "drizzle-orm";
import type { PurchaseEvent } from "#domain/forwarding/quotes/purchase-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
import type { Move } from "#platform/state/move-state.ts";
import { purchaseStates } from "./purchase-store.ts";
import { quotePurchases } from "./tables.ts";

export async function insertPastPurchase(
  tx: Database,
  values: Omit<typeof quotePurchases.$inferInsert, "state">,
  at: Date,
): Promise<void> {
  await insertFirstState(tx, purchaseStates, values, { actor: "staff", at });
}

export async function recordPastPurchaseMove(
  tx: Database,
  id: number,
  move: Omit<Move<PurchaseEvent, typeof quotePurchases>, "actor">,
): Promise<void> {
  const [purchase] = await tx.select().from(quotePurchases).where(eq(quotePurchases.id, id));
  if (!purchase) throw new Error(`There is no purchase ${id}`);
  await moveInThePast(tx, purchaseStates, purchase, move);
}
