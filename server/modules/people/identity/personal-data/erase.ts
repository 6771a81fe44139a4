import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { users } from "../tables.ts";
import { lockUser } from "../users/user-store.ts";
import { personOf } from "./personal-data.ts";

/**
 * T130: erases all personal data in one transaction. The user's row stays without its name, because records that the law
 * requires refer to it.
 */
export async function eraseUser(identity: IdentityDeps, db: Database, userId: number): Promise<void> {
  await transact(db, async (tx) => {
    const person = personOf(await lockUser(tx, userId));
    for (const { prepareErasure } of identity.personalData) await prepareErasure?.(tx, person);
    for (const { erase } of identity.personalData) await erase?.(tx, person);
    await tx.update(users).set({ erasedAt: identity.now() }).where(eq(users.id, userId));
  });
  identity.sessions.forget(userId);
}
