import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import { transact } from "#platform/database/transact.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import { quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { quotes } from "./tables.ts";

const BATCH = 100;

/** By the database's clock (F13): a price after its hours, a question after its days. */
const isOver = or(
  and(inArray(quotes.state, ["quoted", "awaiting_payment"]), lte(quotes.expiresAt, sql`now()`)),
  and(eq(quotes.state, "info_needed"), lte(quotes.answerUntil, sql`now()`)),
);

/** Each quote in its own transaction: of a simultaneous payment and expiry, the first wins (F35). */
export async function expireQuotes(deps: Pick<QuoteDeps, "db" | "jobs" | "payments">): Promise<number> {
  const over = await deps.db.select({ id: quotes.id }).from(quotes).where(isOver).limit(BATCH);
  return runEach("quotes", over, ({ id }) =>
    transact(deps.db, async (tx) => {
      const quote = await quoteAggregate.tryLock(tx, id, isOver);
      if (!quote || !(await quoteAggregate.tryMove(tx, quote, { event: "expire", actor: "system" }, deps)))
        return false;
      await deps.payments.endAttempts(tx, { kind: "quote", id }, "expire");
      return true;
    }),
  );
}
