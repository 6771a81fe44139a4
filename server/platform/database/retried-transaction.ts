import type { Database } from "./open-database.ts";

const MOST_TRIES = 6;
/** PostgreSQL's words for: two of you waited for each other, and you may try again. */
const WORTH_ANOTHER_TRY = new Set(["40P01", "40001"]);

/** A transaction that is begun again when the database ended it in favour of another one (F21). */
export async function inRetriedTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= MOST_TRIES || !isWorthAnotherTry(error)) throw error;
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === "object" && cause !== null && "code" in cause && WORTH_ANOTHER_TRY.has(String(cause.code));
}
