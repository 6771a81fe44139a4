import { inTransaction, type Rollback } from "./in-transaction.ts";
import type { Database } from "./open-database.ts";

const MOST_ATTEMPTS = 6;
/** PostgreSQL's codes for a transaction that it ended in favour of another one: a deadlock, or no serial order. */
const WORTH_ANOTHER_ATTEMPT = new Set(["40P01", "40001"]);

/** A transaction that is begun again when the database ended it in favour of another one (F21). */
export async function inRetriedTransaction<Done, Undone = never>(
  db: Database,
  work: (tx: Database, rollback: Rollback<Undone>) => Promise<Done>,
): Promise<Done | Undone> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !isWorthAnotherAttempt(error)) throw error;
    }
  }
}

function isWorthAnotherAttempt(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    typeof cause === "object" && cause !== null && "code" in cause && WORTH_ANOTHER_ATTEMPT.has(String(cause.code))
  );
}
