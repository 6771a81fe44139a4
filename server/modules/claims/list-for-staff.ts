import { eq, inArray } from "drizzle-orm";
import type { ClaimsRequest } from "../../../contracts/staff/claims.ts";
import type { StorefrontScope } from "../../../domain/access/storefront-scope.ts";
import { CLAIM_MACHINE } from "../../../domain/claims/claim-machine.ts";
import { money } from "../../../domain/money/money.ts";
import { nextEvents } from "../../../domain/state/machine.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type ListDefinition, readList } from "../../platform/listing/read-list.ts";
import { filesOf, presentFile } from "../files/index.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { messagesOf } from "./claim-store.ts";
import { EVIDENCE } from "./open-claim.ts";
import { presentListed } from "./present-claim.ts";
import { grantable } from "./staff-moves.ts";
import { type ClaimRow, claims } from "./tables.ts";

const CLAIMS: ListDefinition<ClaimsRequest> = {
  id: claims.id,
  sorts: { created_at: claims.createdAt },
  filters: { state: (state) => eq(claims.state, state), storefront: (code) => eq(claims.storefrontCode, code) },
};

/** The claims of a member's storefronts, with what was written and shown, and what staff can do next. */
export async function listForStaff(deps: ClaimDeps, db: Database, request: ClaimsRequest, scope: StorefrontScope) {
  const page = await readList(db, CLAIMS, request, {
    scope: scope === "all" ? undefined : inArray(claims.storefrontCode, [...scope]),
    select: (position) => db.select({ position, claim: claims }).from(claims).$dynamic(),
  });
  return { ...page, items: await Promise.all(page.items.map(({ claim }) => presentRow(deps, db, claim))) };
}

async function presentRow(deps: ClaimDeps, db: Database, claim: ClaimRow) {
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
    left,
    wants: claim.wants,
    amount: claim.amount === null ? null : money(claim.amount),
    next_events: nextEvents(CLAIM_MACHINE, claim.state, "staff"),
  };
}
