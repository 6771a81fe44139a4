import { sql } from "drizzle-orm";
import { type Money, roundToMinor } from "#domain/money/money/money.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { addMessage } from "./claim-store.ts";
import { grantable } from "./grantable.ts";
import type { ClaimDestination, ClaimRow } from "./tables.ts";

type Simple = { event: "take" | "go_on" | "carrier_answered"; note?: string | undefined };

export const moveOn = (deps: ClaimDeps, tx: Database, claim: ClaimRow, by: number, { event, note }: Simple) =>
  claimAggregate.move(tx, claim, { event, actor: "staff", actorId: by, note }, deps);

/** Asks the customer something, until a day. */
export async function ask(
  deps: ClaimDeps,
  tx: Database,
  claim: ClaimRow,
  { by, question, until }: { by: number; question: string; until: string },
): Promise<ClaimRow> {
  const changes = { question, answerUntil: until };
  const move = { event: "ask", actor: "staff", actorId: by, changes } as const;
  const moved = await claimAggregate.move(tx, claim, move, deps);
  await addMessage(tx, { claimId: claim.id, author: "staff", memberId: by, text: question });
  return moved;
}

export const fileWithCarrier = (
  deps: ClaimDeps,
  tx: Database,
  claim: ClaimRow,
  { by, reference }: { by: number; reference: string },
) => {
  const changes = { carrierReference: reference };
  const move = { event: "file_with_carrier", actor: "staff", actorId: by, note: reference, changes } as const;
  return claimAggregate.move(tx, claim, move, deps);
};

interface Approval {
  by: number;
  amount: Money;
  /** If left out, the destination that the customer asked for. */
  destination?: "provider" | "balance" | undefined;
}

/** Grants an amount; the refund follows, and checks again how much is left for it. */
export async function approve(deps: ClaimDeps, tx: Database, claim: ClaimRow, { by, amount, destination }: Approval) {
  if (amount <= 0 || amount !== roundToMinor(amount)) throw refuseFields({ amount: "payment.refund.amount" });
  if (amount > (await grantable(deps, tx, claim)).amount) throw refuseFields({ amount: "claim.staff.too-much" });
  const changes = { amount, destination: await destinationOf(deps, tx, claim, destination) };
  const move = { event: "approve", actor: "staff", actorId: by, details: changes, changes } as const;
  return claimAggregate.move(tx, claim, move, deps);
}

/** Money that was paid by a link is refunded to its payer, and the claim says so. */
async function destinationOf(deps: ClaimDeps, tx: Database, claim: ClaimRow, asked?: ClaimDestination) {
  const subject = { kind: claim.subjectKind, id: claim.subjectId };
  if (claim.userId === null || !(await deps.payments.hasBalance(tx, subject))) return "provider";
  return asked ?? claim.wants;
}

export async function reject(
  deps: ClaimDeps,
  tx: Database,
  claim: ClaimRow,
  { by, reason }: { by: number; reason: string },
): Promise<ClaimRow> {
  const changes = { reason, endedAt: sql`clock_timestamp()` };
  const move = { event: "reject", actor: "staff", actorId: by, note: reason, changes } as const;
  return claimAggregate.move(tx, claim, move, deps);
}
