import type { InboxItem } from "#contracts/shop/people/inbox.ts";
import { soonestFirst } from "#domain/people/inbox/inbox-tasks.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";

export interface InboxOwner {
  userId: number;
  storefrontCode: string;
}

/** Lists the inbox items of one module; each module that needs something from customers declares its own. */
export type InboxSource = (db: Database, owner: InboxOwner) => Promise<InboxItem[]>;

/** The inbox of a customer, from all sources. */
export async function listInbox(
  db: Database,
  sources: readonly InboxSource[],
  owner: InboxOwner,
): Promise<InboxItem[]> {
  const lists = await Promise.all(sources.map((list) => list(db, owner)));
  return soonestFirst(lists.flat());
}

export const createInboxCalls = (sources: readonly InboxSource[]) => ({
  get: calls.inbox.get.handler(async ({ context }) => ({
    items: await listInbox(context.db, sources, {
      userId: signedIn(context).id,
      storefrontCode: context.storefront.code,
    }),
  })),
});
