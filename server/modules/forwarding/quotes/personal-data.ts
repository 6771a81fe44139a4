import { asc, eq, inArray, sql } from "drizzle-orm";
import { forgetPayers } from "#modules/money/payments/index.ts";
import { giveUpFilesOf } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { papersOf } from "./papers/quote-paper.ts";
import { purchasesOf } from "./purchases/purchase-store.ts";
import { quoteAggregate } from "./quote-aggregate.ts";
import { itemsOf, questionsOf, versionsOf } from "./quote-store.ts";
import { quoteItems, quoteQuestions, quotes } from "./tables.ts";

/** The quotes of a customer (T129). After erasure a quote names nobody and keeps its sums and its invoice (T130). */
export const quoteData = {
  name: "quotes",
  async collect(db: Database, { userId }: { userId: number }) {
    const found = await db.select().from(quotes).where(eq(quotes.userId, userId)).orderBy(asc(quotes.id));
    return Promise.all(
      found.map(async (quote) => ({
        ...quote,
        items: await itemsOf(db, quote.id),
        versions: await versionsOf(db, quote.id),
        purchases: await purchasesOf(db, quote.id),
        questions: await questionsOf(db, quote.id),
        papers: await papersOf(db, quote.id),
        history: await quoteAggregate.history(db, quote.id),
      })),
    );
  },
  async erase(tx: Database, { userId }: { userId: number }) {
    const erased = await tx
      .update(quotes)
      .set({ address: null, pickupPoint: null, pickupPointId: null, erasedAt: sql`now()` })
      .where(eq(quotes.userId, userId))
      .returning({ id: quotes.id });
    const ids = erased.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.update(quoteItems).set({ note: "" }).where(inArray(quoteItems.quoteId, ids));
    await tx
      .update(quoteQuestions)
      .set({ answer: sql`case when ${quoteQuestions.answer} is not null then '' end` })
      .where(inArray(quoteQuestions.quoteId, ids));
    for (const id of ids) await giveUpFilesOf(tx, { kind: "quote", id });
    await forgetPayers(tx, { kind: "quote", ids });
  },
};
