import type { ClaimableView } from "#contracts/shop/aftersales/claims.ts";
import { claimableKinds } from "#domain/aftersales/claims/claim-rules.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { ownerOrNew } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { openClaimOn } from "./claim-store.ts";
import type { Claimable } from "./claim-subject.ts";
import { listOwn } from "./list-own.ts";
import { openClaim, provedClaimable } from "./open-claim.ts";
import { moveOwn, ownClaim } from "./own-moves.ts";
import { presentClaim } from "./present-claim.ts";
import type { ClaimRow } from "./tables.ts";

export function createClaimCalls(deps: ClaimDeps) {
  const { claims } = calls;
  const shown = async (context: ReaderContext, claim: ClaimRow) => ({
    claim: await presentClaim(deps, context, claim),
  });
  return {
    options: claims.options.handler(async ({ context }) => ({ items: await ownClaimables(deps, context) })),
    find: claims.find.handler(async ({ input, context }) => {
      const about = await provedClaimable(deps, context, input);
      // Evidence is uploaded next, several files at once: one browser must not become several.
      ownerOrNew(context);
      return presentClaimable(deps, context.db, about);
    }),
    create: claims.create.handler(async ({ input, context }) => {
      const { claim, isNew } = await openClaim(deps, context, input);
      return { number: numberOf("claim", claim.id), is_new: isNew };
    }),
    list: claims.list.handler(({ input, context }) => listOwn(deps, context, input)),
    get: claims.get.handler(async ({ input, context }) => shown(context, await ownClaim(deps, context, input.name))),
    answer: claims.answer.handler(async ({ input: { name, text, files }, context }) =>
      shown(context, await moveOwn(deps, context, name, { event: "answer", text, files })),
    ),
    withdraw: claims.withdraw.handler(async ({ input, context }) =>
      shown(context, await moveOwn(deps, context, input.name, { event: "withdraw" })),
    ),
    reopen: claims.reopen.handler(async ({ input: { name, text, files }, context }) =>
      shown(context, await moveOwn(deps, context, name, { event: "reopen", text, files })),
    ),
  };
}

/** Only what something can be done about; a stranger has nothing. */
async function ownClaimables(deps: ClaimDeps, { db, user, storefront, reader }: ReaderContext) {
  if (!user) return [];
  const owner = { userId: user.id, storefrontCode: storefront.code };
  const found = await Promise.all(deps.subjects.map(({ recent }) => recent(db, owner, reader.language.iso_code)));
  const items = await Promise.all(found.flat().map((about) => presentClaimable(deps, db, about)));
  return items
    .filter(({ kinds, open_claim }) => kinds.length > 0 || open_claim !== null)
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
}

async function presentClaimable(deps: ClaimDeps, db: Database, about: Claimable): Promise<ClaimableView> {
  const open = await openClaimOn(db, about);
  return {
    number: about.number,
    created_at: about.createdAt.toISOString(),
    kinds: claimableKinds(about, deps.now()),
    whole: about.whole,
    lines: about.lines.map(({ id, name, quantity, paid }) => ({ id, name, quantity, paid })),
    currency: localeOf(deps, { ...about, languageId: 0 }).currency,
    open_claim: open && numberOf("claim", open.id),
  };
}
