import { and, eq, sql } from "drizzle-orm";
import type { LedgerScope, Movement } from "#domain/money/balance/movement.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { insertUnlessTaken } from "#platform/state/insert-first-state.ts";
import { findCustomerAccount } from "./account-store.ts";
import { holdAggregate } from "./hold-aggregate.ts";
import { type PostingRefusal, type PostResult, postNew } from "./post.ts";
import { findPosted } from "./posted.ts";
import { ledgerAccounts, ledgerHolds } from "./tables.ts";

export interface HoldRequest extends LedgerScope {
  key: string;
  userId: number;
  amount: Money;
}

export type HoldResult = { result: "done"; holdId: number } | PostingRefusal;

type Refuse = Rollback<PostingRefusal>;

/** Promises part of a balance to a payment or payout: the customer keeps it, but nothing else can spend it. */
export async function hold(db: Database, request: HoldRequest): Promise<HoldResult> {
  return transact(db, (tx, refuse: Refuse) => holdOrRepeat(tx, refuse, request));
}

async function holdOrRepeat(
  tx: Database,
  refuse: Refuse,
  { key, userId, amount, ...scope }: HoldRequest,
): Promise<HoldResult> {
  const account = await findCustomerAccount(tx, scope, userId);
  if (!account) return { result: "insufficient" };
  const values = { accountId: account.id, amount, idempotencyKey: key };
  const added = await insertUnlessTaken(tx, holdAggregate, values, { actor: "system" }, ledgerHolds.idempotencyKey);
  if (!added) return findHold(tx, key, account.id, amount);
  const { rowCount } = await tx
    .update(ledgerAccounts)
    .set({ held: sql`held + ${amount}` })
    .where(and(eq(ledgerAccounts.id, account.id), sql`balance - held >= ${amount}`));
  if (rowCount !== 1) return refuse({ result: "insufficient" });
  return { result: "done", holdId: added.id };
}

async function findHold(tx: Database, key: string, accountId: number, amount: Money): Promise<HoldResult> {
  const [found] = await tx.select().from(ledgerHolds).where(eq(ledgerHolds.idempotencyKey, key));
  const isSame = found?.accountId === accountId && found.amount === amount;
  return isSame ? { result: "done", holdId: found.id } : { result: "conflict" };
}

/** Posts the movement that a hold was made for. It takes exactly the held amount. */
export async function capture(db: Database, holdId: number, movement: Movement): Promise<PostResult> {
  return transact(db, (tx, refuse: Refuse) => captureOrRepeat(tx, refuse, holdId, movement));
}

async function captureOrRepeat(tx: Database, refuse: Refuse, holdId: number, movement: Movement): Promise<PostResult> {
  const found = await holdAggregate.tryLock(tx, holdId);
  if (!found || found.state === "voided") return { result: "conflict" };
  if (found.state === "captured") return repeatCapture(tx, found.transactionId, movement);
  if (!(await takesWhatIsHeld(tx, found, movement))) return { result: "conflict" };
  await release(tx, found);
  const transactionId = await postNew(tx, movement);
  // The key was used for another movement: the rollback keeps the hold.
  if (transactionId === null) return refuse({ result: "conflict" });
  const changes = { transactionId, endedAt: sql`clock_timestamp()` };
  await holdAggregate.move(tx, found, { event: "capture", actor: "system", changes });
  return { result: "done", transactionId };
}

async function repeatCapture(tx: Database, transactionId: number | null, movement: Movement): Promise<PostResult> {
  const posted = await findPosted(tx, movement);
  return posted?.result === "done" && posted.transactionId === transactionId ? posted : { result: "conflict" };
}

async function takesWhatIsHeld(
  tx: Database,
  { accountId, amount }: { accountId: number; amount: number },
  movement: Movement,
): Promise<boolean> {
  const taken = movement.lines.find(({ party }) => party.kind === "customer");
  if (taken?.party.kind !== "customer" || taken.amount !== -amount) return false;
  const account = await findCustomerAccount(tx, movement, taken.party.userId);
  return account?.id === accountId;
}

/** Releases the held amount; a repeated call changes nothing. */
export async function voidHold(db: Database, holdId: number): Promise<{ result: "done" | "conflict" }> {
  return transact(db, async (tx) => {
    const found = await holdAggregate.tryLock(tx, holdId);
    if (!found || found.state === "captured") return { result: "conflict" };
    if (found.state === "voided") return { result: "done" };
    await release(tx, found);
    const changes = { endedAt: sql`clock_timestamp()` };
    await holdAggregate.move(tx, found, { event: "void", actor: "system", changes });
    return { result: "done" };
  });
}

async function release(tx: Database, { accountId, amount }: { accountId: number; amount: number }): Promise<void> {
  await tx
    .update(ledgerAccounts)
    .set({ held: sql`held - ${amount}` })
    .where(eq(ledgerAccounts.id, accountId));
}
