import { eq } from "drizzle-orm";
import type { PurchaseEvent } from "#domain/forwarding/quotes/purchase-machine.ts";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
import type { Move } from "#platform/state/move-state.ts";
import { type QuoteMove, quoteStates } from "./move-quote.ts";
import { purchaseStates } from "./purchase-store.ts";
import { lockQuote, replaceItems } from "./quote-store.ts";
import { quotePurchases, quoteQuestions, type quotes, quoteVersions } from "./tables.ts";

type NewQuote = Omit<typeof quotes.$inferInsert, "state"> & { createdAt: Date };

/** Inserts a past quote with its list, such as the demo's. */
export async function insertPastQuote(tx: Database, values: NewQuote, items: readonly QuoteItem[]): Promise<number> {
  const cause = { actor: "customer", actorId: values.userId ?? null, at: values.createdAt } as const;
  const quote = await insertFirstState(tx, quoteStates, values, cause);
  await replaceItems(tx, quote.id, items);
  return quote.id;
}

/** Records a past transition with an actor that the machine allows; no mail follows. */
export async function recordPastQuoteMove(tx: Database, id: number, move: Omit<QuoteMove, "actor">): Promise<void> {
  await moveInThePast(tx, quoteStates, await lockQuote(tx, id), move);
}

export async function insertPastVersion(tx: Database, version: typeof quoteVersions.$inferInsert): Promise<void> {
  await tx.insert(quoteVersions).values(version);
}

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

export async function insertPastQuestion(tx: Database, question: typeof quoteQuestions.$inferInsert): Promise<void> {
  await tx.insert(quoteQuestions).values(question);
}
