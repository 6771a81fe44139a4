import type { CheckoutDraft } from "#contracts/shop/selling/checkout-data.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { storeDraft } from "../checkout-store.ts";

/** Keeps what was typed into the forms of a checkout, so that a reload or another day finds it (CHECKOUT-05). */
export async function saveDraft(context: CallContext, slug: string, draft: CheckoutDraft): Promise<void> {
  if (!(await storeDraft(context.db, context, slug, draft))) throw refuse("not_found");
}
