import { createPasswordHasher } from "#modules/people/identity/index.ts";
import { setSecondFactor } from "#modules/people/staff/index.ts";
import { staffMemberRoles, staffMembers } from "#modules/people/staff/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { DEMO_PASSWORD } from "../identity/demo-accounts.ts";

export const DEMO_STAFF_EMAIL = "staff@example.com";
const NAME = "Eglė Jankauskaitė";
/** Twenty bytes, the same in every demo: the sign-in page shows the codes anyway. */
const TOTP_SECRET = Buffer.from("crossdock demo staff");

/** A member of staff who may do everything. Their second factor is set at every start, under the key of this one. */
export async function seedDemoStaff(db: Database, secretsKey: Buffer): Promise<void> {
  const passwords = await createPasswordHasher();
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await transact(db, async (tx) => {
    const [member] = await tx
      .insert(staffMembers)
      .values({ email: DEMO_STAFF_EMAIL, name: NAME, passwordHash, hasAllStorefronts: true })
      .onConflictDoUpdate({ target: staffMembers.email, set: { hasAllStorefronts: true } })
      .returning({ id: staffMembers.id });
    if (!member) throw new Error("An insert that updates on conflict returned nothing");
    await tx.insert(staffMemberRoles).values({ memberId: member.id, roleName: "administrator" }).onConflictDoNothing();
    await setSecondFactor(tx, secretsKey, member.id, TOTP_SECRET);
  });
}
