import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { STAFF_INVITATION_MS } from "#domain/people/access/staff-limits.ts";
import type { StorefrontScope } from "#domain/people/access/storefront-scope.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { later } from "#domain/shared/time/durations.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { newSecret } from "#platform/secret-token.ts";
import { deleteSessionsOf } from "../sessions/session-store.ts";
import {
  staffInvitations,
  staffMemberRoles,
  staffMemberStorefronts,
  staffMembers,
  staffMemberWarehouses,
} from "../tables.ts";
import { setSecondFactor } from "../totp/second-factor.ts";
import { TOTP_SECRET_BYTES, totpUri } from "../totp/totp.ts";

export interface Invitation {
  email: string;
  name: string;
  roles: readonly string[];
  storefronts: StorefrontScope;
  warehouses: readonly string[];
}

interface InvitationDeps {
  secretsKey: Buffer;
  backofficeUrl: string;
  now: Date;
}

/**
 * T019: nobody is staff by default; the operator gets a link that sets the member's password, once, and the
 * second factor. For a known address both begin anew, its sessions end, and its rights are those of the invitation.
 */
export async function inviteMember(db: Database, { secretsKey, backofficeUrl, now }: InvitationDeps, to: Invitation) {
  const totpSecret = randomBytes(TOTP_SECRET_BYTES);
  const { token, hash } = newSecret();
  const email = normalEmail(to.email);
  await transact(db, async (tx) => {
    const memberId = await saveMember(tx, { email, name: to.name, storefronts: to.storefronts });
    await replaceRights(tx, memberId, to);
    await deleteSessionsOf(tx, memberId);
    await setSecondFactor(tx, secretsKey, memberId, totpSecret);
    const expiresAt = later(now, STAFF_INVITATION_MS);
    await tx.delete(staffInvitations).where(eq(staffInvitations.memberId, memberId));
    await tx.insert(staffInvitations).values({ tokenHash: hash, memberId, expiresAt });
  });
  return {
    url: new URL(`/set-password/${token}`, backofficeUrl).href,
    totpUri: totpUri(totpSecret, { issuer: `Crossdock ${new URL(backofficeUrl).hostname}`, account: email }),
  };
}

type Saved = Pick<Invitation, "email" | "name" | "storefronts">;

async function saveMember(tx: Database, { email, name, storefronts }: Saved): Promise<number> {
  const values = { name, hasAllStorefronts: storefronts === "all", passwordHash: null, disabledAt: null };
  const [member] = await tx
    .insert(staffMembers)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: staffMembers.email, set: values })
    .returning({ id: staffMembers.id });
  if (!member) throw new Error("An insert that updates on conflict returned nothing");
  return member.id;
}

async function replaceRights(tx: Database, memberId: number, { roles, storefronts, warehouses }: Invitation) {
  for (const rights of [staffMemberRoles, staffMemberStorefronts, staffMemberWarehouses])
    await tx.delete(rights).where(eq(rights.memberId, memberId));
  const codes = storefronts === "all" ? [] : storefronts;
  if (roles.length > 0) await tx.insert(staffMemberRoles).values(roles.map((roleName) => ({ memberId, roleName })));
  if (codes.length > 0)
    await tx.insert(staffMemberStorefronts).values(codes.map((storefrontCode) => ({ memberId, storefrontCode })));
  if (warehouses.length > 0)
    await tx.insert(staffMemberWarehouses).values(warehouses.map((warehouseCode) => ({ memberId, warehouseCode })));
}
