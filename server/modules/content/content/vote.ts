import { and, eq, sql } from "drizzle-orm";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { ownerName, ownerOrNew } from "#platform/calls/owner.ts";
import { bucketOf } from "#platform/limits/rate-limits.ts";
import { contentEntries, contentVotes } from "./tables.ts";

/** A visitor's last answer to "Did this help?" counts, once. */
export async function vote(context: CallContext, { id, helped }: { id: number; helped: boolean }): Promise<void> {
  const { db, storefront } = context;
  const shown = and(
    eq(contentEntries.id, id),
    eq(contentEntries.storefrontCode, storefront.code),
    eq(contentEntries.state, "published"),
  );
  const [entry] = await db.select({ id: contentEntries.id }).from(contentEntries).where(shown);
  if (!entry) throw refuse("not_found");
  const owner = ownerOrNew(context);
  const subject = ownerName(context) ?? `visitor ${owner.visitorHash?.toString("base64url")}`;
  const voter = bucketOf({ action: "vote", subject });
  await db
    .insert(contentVotes)
    .values({ entryId: id, voter, helped })
    .onConflictDoUpdate({ target: [contentVotes.entryId, contentVotes.voter], set: { helped, at: sql`now()` } });
}
