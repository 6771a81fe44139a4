import { asc, inArray, sql } from "drizzle-orm";
import { giveUpFilesOf } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { isOf, type Person } from "#platform/personal-data/person.ts";
import { forgetNotes } from "#platform/state/status-events.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import { deleteClaimLinks } from "./claim-links.ts";
import { messagesOf } from "./claim-store.ts";
import { EVIDENCE } from "./open-claim.ts";
import { claimMessages, claims } from "./tables.ts";

/** The claims of a customer (T129). Erasure removes the name, the messages and the evidence (T130). */
export const claimData = {
  name: "claims",
  async collect(db: Database, person: Person) {
    const found = await db.select().from(claims).where(isOf(claims, person)).orderBy(asc(claims.id));
    return Promise.all(
      found.map(async (claim) => ({
        ...claim,
        messages: (await messagesOf(db, claim.id)).map(({ author, text, at }) => ({ author, text, at })),
        history: await claimAggregate.history(db, claim.id),
      })),
    );
  },
  async erase(tx: Database, person: Person) {
    const erased = await tx
      .update(claims)
      .set({
        email: sql`'erased-' || ${claims.id} || '@erased.invalid'`,
        firstName: "",
        question: sql`case when question is null then null else '' end`,
        reason: sql`case when reason is null then null else '' end`,
        erasedAt: sql`now()`,
      })
      .where(isOf(claims, person))
      .returning({ id: claims.id });
    const ids = erased.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(claimMessages).where(inArray(claimMessages.claimId, ids));
    await forgetNotes(tx, claimAggregate.machine, ids);
    await deleteClaimLinks(tx, ids);
    for (const id of ids) await giveUpFilesOf(tx, { kind: EVIDENCE, id });
  },
};
