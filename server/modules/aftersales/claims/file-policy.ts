import { eq } from "drizzle-orm";
import type { FilePolicy } from "#modules/operations/files/index.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import { EVIDENCE } from "./open-claim.ts";
import { claims } from "./tables.ts";

/** T106: the customer whose claim it is, and staff who read claims. A guest cannot fetch evidence again. */
export const claimFiles: FilePolicy = {
  kind: EVIDENCE,
  permission: "claims.read",
  locationOf: claimAggregate.find,
  async mayRead(db, id, reader) {
    const userId = (await claimAggregate.find(db, id))?.userId ?? null;
    return "user" in reader && userId !== null && userId === reader.user.id;
  },
  /** Some of it was uploaded by a browser that nobody had signed in to. */
  async subjectsOf(db, userId) {
    const found = await db.select({ id: claims.id }).from(claims).where(eq(claims.userId, userId));
    return found.map(({ id }) => id);
  },
};
