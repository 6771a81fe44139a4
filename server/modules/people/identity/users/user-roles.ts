import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { userRoles } from "../tables.ts";
import { findUserByEmail } from "./user-store.ts";

interface Account {
  storefrontCode: string;
  email: string;
}

/** Gives a role to an account or takes it away; false when there is no such account. */
export async function setRole(
  tx: Database,
  { storefrontCode, email }: Account,
  roleName: string,
  isGiven: boolean,
): Promise<boolean> {
  const user = await findUserByEmail(tx, storefrontCode, email.trim().toLowerCase());
  if (!user) return false;
  const given = { userId: user.id, roleName };
  if (isGiven) await tx.insert(userRoles).values(given).onConflictDoNothing();
  else await tx.delete(userRoles).where(and(eq(userRoles.userId, user.id), eq(userRoles.roleName, roleName)));
  return true;
}
