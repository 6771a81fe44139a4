import type { ClaimView, ListedClaim } from "#contracts/shop/aftersales/claims.ts";
import { CLAIM_MACHINE, type ClaimState } from "#domain/aftersales/claims/claim-machine.ts";
import { canReopen, reopenableUntil } from "#domain/aftersales/claims/claim-rules.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { filesOf, presentFile } from "#modules/operations/files/index.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { historyOf } from "#platform/state/status-events.ts";
import { type ClaimDeps, subjectOf } from "./claim-deps.ts";
import { messagesOf } from "./claim-store.ts";
import type { Claimable } from "./claim-subject.ts";
import { EVIDENCE } from "./open-claim.ts";
import type { ClaimRow } from "./tables.ts";

/** A claim as its page shows it. */
export async function presentClaim(deps: ClaimDeps, context: ReaderContext, claim: ClaimRow): Promise<ClaimView> {
  const { db, reader } = context;
  const [messages, evidence, history, about] = await Promise.all([
    messagesOf(db, claim.id),
    filesOf(db, { kind: EVIDENCE, id: claim.id }),
    historyOf(db, CLAIM_MACHINE, claim.id),
    subjectOf(deps, claim.subjectKind).find(db, claim.subjectId, reader.language.iso_code),
  ]);
  return {
    ...presentListed(deps, claim),
    ...presentMoney(claim),
    ...presentMoves(deps, claim),
    ...presentAbout(claim, about),
    messages: messages.map(({ author, text, at }) => ({ author, text, at: at.toISOString() })),
    // A guest sees what was sent, and cannot fetch it again.
    files: evidence.map(presentFile),
    history: history.map(({ toState, at }) => ({ state: toState as ClaimState, at: at.toISOString() })),
    carrier_reference: claim.carrierReference,
  };
}

const presentMoney = (claim: ClaimRow) => ({
  cap: money(claim.cap),
  destination: claim.destination,
  wants: claim.wants,
});

function presentMoves({ now }: Pick<ClaimDeps, "now">, claim: ClaimRow) {
  const next = nextEvents(CLAIM_MACHINE, claim.state, "customer");
  const isAsked = claim.state === "info_needed";
  const isReopenable = next.includes("reopen") && canReopen(claim, now());
  return {
    question: isAsked ? claim.question : null,
    answer_until: isAsked ? claim.answerUntil : null,
    reason: claim.reason,
    can_answer: next.includes("answer"),
    can_withdraw: next.includes("withdraw"),
    can_reopen: isReopenable,
    reopen_until: isReopenable ? (reopenableUntil(claim)?.toISOString() ?? null) : null,
  };
}

const presentAbout = (claim: ClaimRow, about: Claimable | null) => ({
  about_path: about && claim.userId !== null ? `/my-orders/${about.slug}` : null,
  lines: presentLines(claim, about),
});

/** The lines that were paid for, with whether the claim is about each. */
export const presentLines = ({ lines }: ClaimRow, about: Claimable | null) =>
  (about?.lines ?? []).map(({ id, name, quantity, paid }) => ({
    id,
    name,
    quantity,
    paid,
    is_claimed: lines.length === 0 || lines.includes(id),
  }));

export function presentListed(deps: Pick<ClaimDeps, "directory">, claim: ClaimRow): ListedClaim {
  const prefix = claim.subjectKind === "order" ? "OR" : "FR";
  return {
    number: numberOf("claim", claim.id),
    about: `${prefix}${claim.subjectId}`,
    kind: claim.kind,
    state: claim.state,
    currency: localeOf(deps, claim).currency,
    amount: claim.amount === null ? null : money(claim.amount),
    created_at: claim.createdAt.toISOString(),
  };
}
