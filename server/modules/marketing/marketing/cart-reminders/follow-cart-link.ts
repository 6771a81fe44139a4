import { catalogueScope } from "#modules/catalogue/catalog/index.ts";
import { restoreCart } from "#modules/selling/cart/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { ownerOrNew } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { findLink } from "../newsletter-links.ts";
import type { WatchDeps } from "../watches/watch-deps.ts";

/** Restores the abandoned cart in this browser, even if its owner is not signed in. It gives access to nothing else. */
export async function followCartLink({ now }: WatchDeps, context: ReaderContext, token: string): Promise<void> {
  const { db, storefront } = context;
  const link = await findLink(db, { purpose: "cart", token, storefrontCode: storefront.code, now: now() });
  const scope = catalogueScope(context);
  if (!link?.subjectId || !scope) throw refuse("not_found");
  await restoreCart({ db, owner: ownerOrNew(context), scope }, link.subjectId);
}
