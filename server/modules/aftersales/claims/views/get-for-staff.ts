import type { StaffClaim } from "#contracts/staff/aftersales/claims.ts";
import { CLAIM_MACHINE } from "#domain/aftersales/claims/claim-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { filesOf, presentFile } from "#modules/operations/files/index.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { memberNames, rowTimeline } from "#modules/people/staff/index.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { claimAggregate } from "../claim-aggregate.ts";
import { type ClaimDeps, subjectOf } from "../claim-deps.ts";
import { mailKeyOf } from "../claim-mail.ts";
import { messagesOf } from "../claim-store.ts";
import { CLAIM_EFFECT } from "../effects.ts";
import { grantable } from "../grantable.ts";
import { EVIDENCE } from "../open-claim.ts";
import { presentLines } from "../present-claim.ts";
import type { ClaimRow } from "../tables.ts";
import { presentRow } from "./list-for-staff.ts";

/** One claim with all that a decision needs. */
export async function getForStaff(deps: ClaimDeps, context: StaffCallContext, number: string): Promise<StaffClaim> {
  const { db } = context;
  const claim = await claimAggregate.findInScope(context, number);
  const [messages, evidence, most, about, timeline] = await Promise.all([
    presentMessages(db, claim.id),
    filesOf(db, { kind: EVIDENCE, id: claim.id }),
    grantable(deps, db, claim),
    subjectOf(deps, claim.subjectKind).find(db, claim.subjectId, localeOf(deps, claim).language),
    readTimeline(db, claim),
  ]);
  return {
    ...presentRow(deps, context, claim),
    customer: claim.firstName,
    is_guest: claim.userId === null,
    left: most.amount,
    given: money(claim.given),
    destination: claim.destination,
    reason: claim.reason,
    carrier_reference: claim.carrierReference,
    lines: presentLines(claim, about),
    messages,
    files: evidence.map(presentFile).map(({ id, name, kind, path }) => ({ id, name, kind, path })),
    timeline,
  };
}

async function presentMessages(db: Database, claimId: number): Promise<StaffClaim["messages"]> {
  const messages = await messagesOf(db, claimId);
  const names = await memberNames(
    db,
    messages.flatMap(({ memberId }) => memberId ?? []),
  );
  return messages.map(({ author, memberId, text, at }) => ({
    author,
    by: names.get(memberId ?? 0) ?? null,
    text,
    at: at.toISOString(),
  }));
}

async function readTimeline(db: Database, { id }: ClaimRow) {
  const history = await claimAggregate.history(db, id);
  const opened = CLAIM_EFFECT.keyOf({ name: "opened", claimId: id, occasion: "" });
  const keys = [opened, ...CLAIM_EFFECT.keysOf(CLAIM_MACHINE, id, history)];
  const mails = await mailsByKeys(db, keys.map(mailKeyOf));
  return rowTimeline(db, { history, subjects: [`claim:${numberOf("claim", id)}`], mails });
}
