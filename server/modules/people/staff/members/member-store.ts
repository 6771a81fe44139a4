import { and, eq, isNull, sql } from "drizzle-orm";
import { grants, PERMISSIONS, type Permission } from "#domain/people/access/permissions.ts";
import { limitsOf } from "#domain/people/staff-approvals/limits.ts";
import { listWarehouses } from "#modules/forwarding/warehouses/index.ts";
import type { EnabledMember, StaffMember } from "#platform/calls/staff-call-context.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import {
  staffMemberRoles,
  staffMemberStorefronts,
  staffMembers,
  staffMemberWarehouses,
  staffRoles,
} from "../tables.ts";

export type MemberRow = typeof staffMembers.$inferSelect;

const isEnabled = isNull(staffMembers.disabledAt);

export async function findMemberByEmail(db: Database, email: string): Promise<MemberRow | null> {
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.email, email), isEnabled));
  return member ?? null;
}

/** Locks a member against sign-ins and changes until the transaction ends; null when disabled meanwhile. */
export async function lockMember(tx: Database, id: number): Promise<MemberRow | null> {
  const [member] = await tx
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), isEnabled))
    .for("update");
  return member ?? null;
}

export type MemberRights = Pick<StaffMember, "permissions" | "storefronts" | "warehouses" | "limits">;

type Role = Pick<typeof staffRoles.$inferSelect, "permissions" | "limits">;

/** A member's current permissions, limits and scope, never cached (F42, T067). */
export async function loadRights(db: Database, { id, hasAllStorefronts }: MemberRow): Promise<MemberRights> {
  const [row] = await db
    .select({
      roles: sql<Role[]>`(select
        coalesce(jsonb_agg(jsonb_build_object('permissions', ${staffRoles.permissions}, 'limits', ${staffRoles.limits})), '[]')
        from ${staffRoles} join ${staffMemberRoles} on ${staffMemberRoles.roleName} = ${staffRoles.name}
        where ${staffMemberRoles.memberId} = ${id})`,
      storefronts: sql<string[]>`array(select ${staffMemberStorefronts.storefrontCode} from ${staffMemberStorefronts}
        where ${staffMemberStorefronts.memberId} = ${id} order by 1)`,
      warehouses: sql<string[]>`array(select ${staffMemberWarehouses.warehouseCode} from ${staffMemberWarehouses}
        where ${staffMemberWarehouses.memberId} = ${id} order by 1)`,
    })
    .from(sql`(select) as one`);
  const { roles = [], storefronts = [], warehouses = [] } = row ?? {};
  return {
    permissions: PERMISSIONS.filter((permission) => roles.some((role) => grants(role.permissions, permission))),
    limits: limitsOf(roles),
    storefronts: hasAllStorefronts ? "all" : storefronts,
    warehouses: await namedWarehouses(db, warehouses),
  };
}

/** A member by the id, with the rights of this moment; null when disabled. */
export async function findEnabledMember(db: Database, id: number): Promise<EnabledMember | null> {
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), isEnabled));
  return member ? { id, email: member.email, name: member.name, ...(await loadRights(db, member)) } : null;
}

/** The names of members, also of those who have left. */
export async function memberNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, name, email } = staffMembers;
  const members = await db.select({ id, name, email }).from(staffMembers).where(isAny(staffMembers.id, ids));
  return new Map(members.map((member) => [member.id, member.name || member.email]));
}

/** A member for whom no warehouse is named works in all of them. */
async function namedWarehouses(db: Database, codes: readonly string[]): Promise<MemberRights["warehouses"]> {
  if (codes.length === 0) return "all";
  return (await listWarehouses(db)).filter(({ code }) => codes.includes(code));
}

/** The members with a permission in a storefront; with an empty code those who have it everywhere. */
export async function listMembersWith(db: Database, permission: Permission, storefront: string): Promise<MemberRow[]> {
  const members = await db.select().from(staffMembers).where(isEnabled).orderBy(staffMembers.id);
  const allowed: MemberRow[] = [];
  for (const member of members) {
    const { permissions, storefronts } = await loadRights(db, member);
    if (permissions.includes(permission) && (storefronts === "all" || storefronts.includes(storefront)))
      allowed.push(member);
  }
  return allowed;
}

export async function listRoleNames(db: Database): Promise<string[]> {
  const rows = await db.select({ name: staffRoles.name }).from(staffRoles).orderBy(staffRoles.name);
  return rows.map(({ name }) => name);
}
