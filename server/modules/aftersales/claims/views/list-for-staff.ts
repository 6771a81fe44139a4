import { and, eq, sql } from "drizzle-orm";
import type { ClaimsRequest } from "#contracts/staff/aftersales/claims.ts";
import { CLAIM_MACHINE } from "#domain/aftersales/claims/claim-machine.ts";
import { ownNumber } from "#domain/forwarding/shipments/proof.ts";
import { money } from "#domain/money/money/money.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { ClaimDeps } from "../claim-deps.ts";
import { presentListed } from "../present-claim.ts";
import { type ClaimRow, claims } from "../tables.ts";

const CLAIMS: ListDefinition<ClaimsRequest> = {
  id: claims.id,
  index: "claims_created_at_id_idx",
  sorts: { created_at: claims.createdAt },
  filters: {
    state: claims.state,
    kind: claims.kind,
    storefront: claims.storefrontCode,
    created_at: claims.createdAt,
    cap: claims.cap,
    is_overdue: (isOverdue) =>
      sql`(${claims.state} = 'info_needed' and ${claims.answerUntil} < current_date) is ${isOverdue ? sql`true` : sql`not true`}`,
    search: { number: "claim", columns: [claims.email], or: isAboutNumber },
    ids: claims.id,
  },
};

function isAboutNumber(text: string) {
  const about = ownNumber(text.replaceAll(/\s/g, "").toUpperCase());
  if (about?.prefix !== "OR" && about?.prefix !== "FR") return undefined;
  const kind = about.prefix === "OR" ? "order" : "forward_request";
  return and(eq(claims.subjectKind, kind), eq(claims.subjectId, about.id));
}

/** The claims of a member's storefronts and warehouses, with what staff can do next. */
export async function listForStaff(deps: ClaimDeps, context: StaffCallContext, request: ClaimsRequest) {
  const page = await readStaffList(context, CLAIMS, request, {
    scope: (member) => and(member.where(claims.storefrontCode), member.warehouses.whereOrNone(claims.warehouseId)),
    select: (position) => context.db.select({ position, claim: claims }).from(claims).$dynamic(),
  });
  return { ...page, items: page.items.map(({ claim }) => presentRow(deps, context, claim)) };
}

/** A claim as staff see it in a list. */
export const presentRow = (deps: Pick<ClaimDeps, "directory">, context: StaffCallContext, claim: ClaimRow) => ({
  ...presentListed(deps, claim),
  storefront: claim.storefrontCode,
  email: maskedEmail(claim.email),
  cap: money(claim.cap),
  wants: claim.wants,
  answer_until: claim.state === "info_needed" ? claim.answerUntil : null,
  next_events: nextEvents(CLAIM_MACHINE, claim.state, actingMember(context)),
});
