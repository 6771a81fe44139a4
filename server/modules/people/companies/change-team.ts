import { and, eq, isNull, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import type { CompanyRole } from "#domain/people/companies/company-access.ts";
import { isMonthlyLimit } from "#domain/people/companies/team.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { companyAggregate } from "./company-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { membersOf } from "./company-store.ts";
import { findOwnCompany, ownerOf } from "./own-company.ts";
import { companyMembers, type MemberRow } from "./tables.ts";

type TeamDeps = Pick<CompanyDeps, "handSuiteOver">;

/** Only a buyer has a limit. */
export function limitOf(role: CompanyRole, limit: number | null): Money | null {
  if (!isMonthlyLimit(limit)) throw refuseFields({ monthly_limit: "pro.team.problem.limit" });
  return role === "buyer" && limit !== null ? money(limit) : null;
}

interface MemberChange {
  id: number;
  role: CompanyRole;
  monthly_limit: number | null;
}

/** Gives a member another role, or another limit. */
export async function changeMember(deps: TeamDeps, context: CallContext, change: MemberChange): Promise<void> {
  const { company } = await ownerOf(context);
  await transact(context.db, async (tx) => {
    const member = await lockMember(tx, company.id, change.id);
    const values = { role: change.role, monthlyLimit: limitOf(change.role, change.monthly_limit) };
    await tx.update(companyMembers).set(values).where(eq(companyMembers.id, member.id));
    await keepOwner(deps, tx, company.id);
  });
}

/** An owner lets a member go, or somebody leaves by themselves. */
export async function removeMember(deps: TeamDeps, context: CallContext, id: number): Promise<void> {
  const own = await findOwnCompany(context);
  if (!own || (own.member.role !== "owner" && own.member.id !== id)) throw refuse("not_found");
  await transact(context.db, async (tx) => {
    const member = await lockMember(tx, own.company.id, id);
    await endMembership(tx, member.id);
    await keepOwner(deps, tx, own.company.id);
  });
}

export async function endMembership(tx: Database, memberId: number): Promise<void> {
  const values = { isLive: false, leftAt: sql`clock_timestamp()` };
  await tx.update(companyMembers).set(values).where(eq(companyMembers.id, memberId));
}

/** Changes of one team take turns: two owners who leave at once do not both find the other. */
async function lockMember(tx: Database, companyId: number, id: number): Promise<MemberRow> {
  await companyAggregate.lock(tx, companyId);
  const isIt = and(eq(companyMembers.id, id), eq(companyMembers.companyId, companyId), isNull(companyMembers.leftAt));
  const [member] = await tx.select().from(companyMembers).where(isIt).for("update");
  if (!member) throw refuse("not_found");
  return member;
}

/** A company has an owner; the first of them is written to about its parcels. */
async function keepOwner({ handSuiteOver }: TeamDeps, tx: Database, companyId: number): Promise<void> {
  const owner = (await membersOf(tx, companyId)).find(({ role }) => role === "owner");
  if (!owner) throw refuse("last_owner");
  await handSuiteOver(tx, { companyId, userId: owner.userId });
}
