import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { User } from "./user-store.ts";

/** Nothing else of the row leaves the server (T064). */
export async function presentUser(identity: IdentityDeps, { db }: CallContext, user: User): Promise<CurrentUser> {
  const owner = { userId: user.id, storefrontCode: user.storefrontCode };
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    unpaid_orders_count: await identity.countUnpaidOrders(db, owner),
    inbox_count: await identity.countInbox(db, owner),
  };
}
