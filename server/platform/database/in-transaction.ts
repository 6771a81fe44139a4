import type { Database } from "./open-database.ts";

/** Rolls the transaction back and makes this its result. */
export type Rollback<Result> = (result: Result) => never;

/**
 * Work that is committed as a whole, or undone as a whole when it throws or calls `rollback`. Inside a transaction it is a
 * savepoint: the transaction around it goes on.
 */
export async function inTransaction<Done, Undone = never>(
  db: Database,
  work: (tx: Database, rollback: Rollback<Undone>) => Promise<Done>,
): Promise<Done | Undone> {
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
