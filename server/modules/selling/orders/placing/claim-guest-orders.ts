import { and, eq, isNull } from "drizzle-orm";
import { type ConfirmedUser, confirmedEmail } from "#modules/people/identity/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { orderAggregate } from "../order-aggregate.ts";
import { orders } from "../tables.ts";
import { ownOrder } from "../views/own-orders.ts";

/** A guest's orders become the customer's once the customer has confirmed the same e-mail. */
export async function claimGuestOrders(tx: Database, { userId, email, storefrontCode }: ConfirmedUser): Promise<void> {
  await tx
    .update(orders)
    .set({ userId, visitorHash: null })
    .where(
      and(
        isNull(orders.userId),
        isNull(orders.erasedAt),
        eq(orders.email, email.toLowerCase()),
        eq(orders.storefrontCode, storefrontCode),
      ),
    );
}

/** The same for somebody who signs in with an address that was confirmed before. */
export async function claimAtSignIn(
  db: Database,
  { userId, storefrontCode }: Omit<ConfirmedUser, "email">,
): Promise<void> {
  const email = await confirmedEmail(db, userId);
  if (email !== null) await claimGuestOrders(db, { userId, email, storefrontCode });
}

/** Keeps an order that the caller may see in the caller's account, if that has the order's address. */
export async function claimOrder(context: CallContext, name: string): Promise<{ is_claimed: boolean; slug: string }> {
  const { db, storefront } = context;
  const { id: userId } = signedIn(context);
  const { id, slug } = await ownOrder(context, name);
  await claimAtSignIn(db, { userId, storefrontCode: storefront.code });
  return { slug, is_claimed: (await orderAggregate.find(db, id))?.userId === userId };
}
