import type { ORPCError } from "@orpc/server";
import { sql } from "drizzle-orm";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { type CheckoutChange, changeCheckout, openCheckoutRow } from "./checkout-store.ts";
import type { OpenedCheckout, StoredCheckout } from "./stored-checkout.ts";

/** The caller's own checkout in one of these states; another's is treated like a missing one (T060). */
export async function openOwn(
  context: CallContext,
  slug: string,
  states: readonly StoredCheckout["state"][] = ["open"],
): Promise<OpenedCheckout> {
  const opened = await openCheckoutRow(context.db, context, slug);
  if (!opened?.isOwn) throw refuse("not_found");
  if (!states.includes(opened.checkout.state)) throw refuse("checkout_closed");
  return opened;
}

/**
 * Changes the caller's own checkout in one statement. It is read only when that changed nothing, to find the reason: it
 * is missing, closed, or does not allow the change.
 */
export async function changeOwn(
  context: CallContext,
  slug: string,
  { otherwise, ...change }: CheckoutChange & { otherwise: () => ORPCError<string, unknown> },
): Promise<OpenedCheckout> {
  const changed = await changeCheckout(context.db, context, slug, change);
  if (changed) return changed;
  await openOwn(context, slug);
  throw otherwise();
}

const MOST_TRIES = 3;

/** Changes the caller's own checkout depending on its content; starts again after a concurrent change. */
export async function changeByContent(
  context: CallContext,
  slug: string,
  changeOf: (opened: OpenedCheckout) => CheckoutChange["set"] | Promise<CheckoutChange["set"]>,
): Promise<OpenedCheckout> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const opened = await openOwn(context, slug);
    const set = await changeOf(opened);
    const changed = await changeCheckout(context.db, context, slug, { set, when: isStill(opened.checkout) });
    if (changed) return changed;
  }
  throw refuse("conflict");
}

/** No concurrent change since it was read. */
export const isStill = ({ version }: StoredCheckout) => sql`version = ${version}`;
