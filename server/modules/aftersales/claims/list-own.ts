import { and, eq } from "drizzle-orm";
import type { OwnClaimsRequest } from "#contracts/shop/aftersales/claims.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { type ListDefinition, readList } from "#platform/listing/read-list.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { presentListed } from "./present-claim.ts";
import { claims } from "./tables.ts";

const OWN: ListDefinition<OwnClaimsRequest> = {
  id: claims.id,
  index: "claims_user_id_id_idx",
  sorts: { created_at: claims.createdAt },
  filters: {},
};

export async function listOwn(deps: Pick<ClaimDeps, "directory">, context: CallContext, request: OwnClaimsRequest) {
  const { db, storefront } = context;
  const page = await readList(db, OWN, request, {
    scope: and(eq(claims.userId, signedIn(context).id), eq(claims.storefrontCode, storefront.code)),
    select: (position) => db.select({ position, claim: claims }).from(claims).$dynamic(),
  });
  return { ...page, items: page.items.map(({ claim }) => presentListed(deps, claim)) };
}
