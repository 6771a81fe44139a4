import { eq, sql } from "drizzle-orm";
import { add, type Money, money, subtract } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { failpoint } from "#failpoints";
import { refund } from "#modules/money/balance/index.ts";
import { type EndedRefund, isRefundOpen, refusedKeys } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { grantable } from "./grantable.ts";
import { type ClaimRow, claims } from "./tables.ts";

/** The same key refunds once; a claim that was reopened may be granted something again. */
const keyOf = ({ id, reopenedAt }: ClaimRow) => (reopenedAt === null ? `claim:${id}` : `claim:${id}:again`);

/**
 * Asks for what an approved claim gives: what was paid is refunded, and what the cover gives above that is
 * credited to the balance. Repeated, nothing more is refunded. Staff, a withdrawal or a cancellation may have refunded the same
 * money since the approval: what can be granted is computed again while what was paid for is locked, and a claim that
 * finds less gives less (I20). What was paid for is locked before the claim, as everywhere.
 */
export async function refundClaim(deps: ClaimDeps, claimId: number): Promise<void> {
  const found = await claimAggregate.find(deps.db, claimId);
  if (!found) return;
  await transact(deps.db, async (tx) => {
    await deps.payments.lockPaid(tx, { kind: found.subjectKind, id: found.subjectId });
    const claim = await claimAggregate.lock(tx, claimId);
    if (claim.state !== "approved" || claim.amount === null || claim.refundRequestedAt !== null) return;
    const most = await grantable(deps, tx, claim);
    const amount = money(Math.min(claim.amount, most.amount));
    const paid = money(Math.min(amount, most.left));
    const credited = subtract(amount, paid);
    const changes = { amount, credited: add(money(claim.credited), credited) };
    await tx
      .update(claims)
      .set({ ...changes, refundRequestedAt: sql`clock_timestamp()` })
      .where(eq(claims.id, claimId));
    if (credited > 0) await credit(tx, claim, credited);
    if (paid > 0) await refundPaid(deps, tx, claim, paid);
    await resolveIfMoved(deps, tx, claimId);
    failpoint("claim.1-before-commit");
  });
  failpoint("claim.2-after-commit");
}

async function refundPaid(deps: ClaimDeps, tx: Database, claim: ClaimRow, amount: Money): Promise<void> {
  const payable = { kind: claim.subjectKind, id: claim.subjectId };
  const reason = numberOf("claim", claim.id);
  const asked = { amount, destination: claim.destination ?? "provider", key: keyOf(claim), reason, by: null } as const;
  const refunded = await deps.payments.refundPart(tx, payable, asked);
  if (refunded !== amount) throw new Error(`${reason} could not be refunded ${amount}, but ${refunded}`);
}

/** Money that nobody paid for it: the cover of what was declared. */
async function credit(tx: Database, claim: ClaimRow, amount: Money): Promise<void> {
  const { storefrontCode, currencyId, userId, id } = claim;
  if (userId === null) throw new Error(`${numberOf("claim", id)} has no balance`);
  const note = numberOf("claim", id);
  const move = {
    key: keyOf(claim),
    storefrontCode,
    currencyId,
    userId,
    amount,
    orderKind: "forward_request",
    note,
  } as const;
  const { result } = await refund(tx, move);
  if (result !== "done") throw new Error(`${note} could not be credited: ${result}`);
}

const KEY = /^claim:(\d+):(?:again:)?(?:provider|balance)$/;

/** A refund has ended, and with it perhaps the claim that asked for it. What it was about is locked. */
export async function followRefund(deps: ClaimDeps, tx: Database, refund: EndedRefund): Promise<void> {
  const id = refund.isDone ? await askedBy(tx, refund) : null;
  if (id !== null) await resolveIfMoved(deps, tx, id);
}

/** The claim whose refund it is, or whose own refund a provider refused, so that staff repeated it. */
async function askedBy(tx: Database, { key, payable: { kind, id } }: EndedRefund): Promise<number | null> {
  for (const asked of [key, ...(await refusedKeys(tx, { kind, id }))]) {
    const [, named] = KEY.exec(asked) ?? [];
    if (named) return Number(named);
  }
  return null;
}

/** A payment by card and balance refunds two parts; with the last of them the claim is resolved. */
async function resolveIfMoved(deps: ClaimDeps, tx: Database, claimId: number): Promise<void> {
  const claim = await claimAggregate.lock(tx, claimId);
  if (claim.state !== "approved" || (await isRefundOpen(tx, keyOf(claim)))) return;
  const resolve = { event: "resolve", actor: "system", changes: { endedAt: sql`clock_timestamp()` } } as const;
  await claimAggregate.move(tx, claim, resolve, deps);
}
