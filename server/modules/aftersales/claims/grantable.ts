import { grantableOf } from "#domain/aftersales/claims/claim-cap.ts";
import { isAboutCover } from "#domain/aftersales/claims/claim-rules.ts";
import { type Money, money, ZERO } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type ClaimDeps, subjectOf } from "./claim-deps.ts";
import { givenBefore } from "./claim-store.ts";
import type { ClaimRow } from "./tables.ts";

export interface Grantable {
  /** The most that the claim can give now. */
  amount: Money;
  /** The money paid for the subject, by itself or together with others, minus refunds. */
  left: Money;
}

/** The sum that a claim can still give now: others return the same money too (I20). */
export async function grantable(
  deps: Pick<ClaimDeps, "subjects" | "payments">,
  db: Database,
  claim: ClaimRow,
): Promise<Grantable> {
  const { subjectKind: kind, subjectId: id, cap, given } = claim;
  const { others, credited } = await givenBefore(db, claim);
  const left = await deps.payments.refundableOf(db, { kind, id });
  const cover = isAboutCover(claim.kind) ? await subjectOf(deps, kind).coverOf(db, id) : ZERO;
  return { amount: grantableOf({ underCap: money(cap - given - others), left, cover, credited }), left };
}
