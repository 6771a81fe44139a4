import { sql } from "drizzle-orm";
import { canReopen, checkClaimText } from "#domain/aftersales/claims/claim-rules.ts";
import { LINK_LIMIT } from "#domain/forwarding/shipments/proof.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { findLinkedClaim } from "./claim-links.ts";
import { addMessage, openClaimOn, takeTurns } from "./claim-store.ts";
import { attachEvidence } from "./open-claim.ts";
import type { ClaimRow } from "./tables.ts";

/** One's own claim by its number, or a guest's by the token of a mailed link; all others do not exist (T059, T061). */
export async function ownClaim(
  { now }: Pick<ClaimDeps, "now">,
  context: ReaderContext,
  name: string,
): Promise<ClaimRow> {
  const { db, user, storefront } = context;
  const id = idOf("claim", name);
  const found = id === null ? await findLinkedClaim(db, name) : await claimAggregate.find(db, id);
  const isTheirs = found && (id === null || (user !== null && found.userId === user.id));
  if (isTheirs && found.storefrontCode === storefront.code && found.erasedAt === null) return found;
  await consumeAttempt(context, now(), attemptsFrom("claim link", context.client.address, LINK_LIMIT));
  throw refuse("not_found");
}

interface OwnMove {
  event: "answer" | "withdraw" | "reopen";
  text?: string;
  files?: readonly string[];
}

export async function moveOwn(deps: ClaimDeps, context: ReaderContext, name: string, move: OwnMove): Promise<ClaimRow> {
  const { id, subjectKind, subjectId } = await ownClaim(deps, context, name);
  const { event, text, files = [] } = move;
  const problem = text === undefined ? null : checkClaimText(text, 1);
  if (problem) throw refuseFields({ text: problem });
  return transact(context.db, async (tx) => {
    await takeTurns(tx, { kind: subjectKind, id: subjectId });
    const claim = await claimAggregate.lock(tx, id);
    const changes = event === "answer" ? {} : await changesOf(deps, tx, claim, event);
    const cause = { actor: "customer", actorId: context.user?.id ?? null } as const;
    const moved = await claimAggregate.move(tx, claim, { event, ...cause, changes }, deps);
    if (text !== undefined) await addMessage(tx, { claimId: id, author: "customer", text: text.trim() });
    await attachEvidence(tx, context, id, files);
    return moved;
  });
}

async function changesOf(deps: ClaimDeps, tx: Database, claim: ClaimRow, event: "withdraw" | "reopen") {
  if (event === "withdraw") return { endedAt: sql`clock_timestamp()` };
  const another = await openClaimOn(tx, { kind: claim.subjectKind, id: claim.subjectId });
  if (another || !canReopen(claim, deps.now())) throw refuse("conflict");
  return {
    reopenedAt: sql`clock_timestamp()`,
    endedAt: null,
    given: sql`given + coalesce(amount, 0)`,
    amount: null,
    refundRequestedAt: null,
    destination: null,
    reason: null,
  };
}
