import type { Database } from "./open-database.ts";

/** Rolls the transaction back and makes this its result. */
export type Rollback<Result> = (result: Result) => never;

type Work<Done, Undone> = (tx: Database, rollback: Rollback<Undone>) => Promise<Done>;

const MOST_ATTEMPTS = 6;
/** PostgreSQL's codes for a transaction that it ended in favour of another one: a deadlock, or no serial order. */
const WORTH_ANOTHER_ATTEMPT = new Set(["40P01", "40001"]);

/**
 * Work that is committed as a whole, or undone as a whole when it throws or calls `rollback`. It is begun again when the
 * database ended it in favour of another transaction (F21), so it must change nothing but the database. Inside a transaction
 * it is a savepoint: the transaction around it goes on.
 */
export async function transact<Done, Undone = never>(db: Database, work: Work<Done, Undone>): Promise<Done | Undone> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(db, work);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !isWorthAnotherAttempt(error)) throw error;
    }
  }
}

async function attemptOnce<Done, Undone>(db: Database, work: Work<Done, Undone>): Promise<Done | Undone> {
  const undoing = new Error("The transaction is rolled back");
  let undone: { result: Undone } | undefined;
  const rollback: Rollback<Undone> = (result) => {
    undone = { result };
    throw undoing;
  };
  try {
    return await db.transaction((tx) => work(tx, rollback));
  } catch (error) {
    if (error === undoing && undone) return undone.result;
    throw error;
  }
}

function isWorthAnotherAttempt(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    typeof cause === "object" && cause !== null && "code" in cause && WORTH_ANOTHER_ATTEMPT.has(String(cause.code))
  );
}
