import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { findCheckout, invalidateCheckout } from "./checkout-store.ts";

/** Invalidates a checkout that was left. Idempotent; an ordered checkout stays (CHECKOUT-07). */
export async function invalidate(context: CallContext, slug: string, leftAt?: string): Promise<void> {
  if (await invalidateCheckout(context.db, context, slug, leftAt)) return;
  const found = await findCheckout(context.db, context, slug);
  if (!found?.isOwn) throw refuse("not_found");
}
