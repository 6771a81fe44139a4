import { and } from "drizzle-orm";
import type { ClaimsRequest } from "#contracts/staff/aftersales/claims.ts";
import { CLAIM_MACHINE } from "#domain/aftersales/claims/claim-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { filesOf, presentFile } from "#modules/operations/files/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { messagesOf } from "./claim-store.ts";
import { grantable } from "./grantable.ts";
import { EVIDENCE } from "./open-claim.ts";
import { presentListed } from "./present-claim.ts";
import { type ClaimRow, claims } from "./tables.ts";

const CLAIMS: ListDefinition<ClaimsRequest> = {
  id: claims.id,
  index: "claims_created_at_id_idx",
  sorts: { created_at: claims.createdAt },
  filters: {
    state: claims.state,
    storefront: claims.storefrontCode,
    created_at: claims.createdAt,
    search: { number: "claim", columns: [claims.email] },
    ids: claims.id,
  },
};

/** The claims of a member's storefronts and warehouses, with what was written and shown, and what staff can do next. */
export async function listForStaff(deps: ClaimDeps, context: StaffCallContext, request: ClaimsRequest) {
  const { db } = context;
  const page = await readStaffList(context, CLAIMS, request, {
    scope: (member) => and(member.where(claims.storefrontCode), member.warehouses.whereOrNone(claims.warehouseId)),
    select: (position) => db.select({ position, claim: claims }).from(claims).$dynamic(),
  });
  return { ...page, items: await Promise.all(page.items.map(({ claim }) => presentRow(deps, context, claim))) };
}

async function presentRow(deps: ClaimDeps, context: StaffCallContext, claim: ClaimRow) {
  const { db } = context;
  const [messages, evidence, left] = await Promise.all([
    messagesOf(db, claim.id),
    filesOf(db, { kind: EVIDENCE, id: claim.id }),
    grantable(deps, db, claim),
  ]);
  return {
    ...presentListed(deps, claim),
    storefront: claim.storefrontCode,
    email: claim.email,
    text: messages.map(({ author, text }) => `${author}: ${text}`).join("\n\n"),
    files: evidence.map((file) => presentFile(file).path),
    cap: money(claim.cap),
    left: left.amount,
    wants: claim.wants,
    amount: claim.amount === null ? null : money(claim.amount),
    next_events: nextEvents(CLAIM_MACHINE, claim.state, actingMember(context)),
  };
}
