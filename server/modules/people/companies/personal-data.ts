import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import { endMembership } from "./change-team.ts";
import { companyAggregate } from "./company-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { membersOf } from "./company-store.ts";
import { moveCompany } from "./move-company.ts";
import { companies, companyApprovals, companyInvitations, companyMembers } from "./tables.ts";

export type PersonalData = ReturnType<typeof companyData>;

/**
 * The companies that a person works or worked for (T129). An erasure leaves them; a company whose last owner goes is
 * closed, and its suite is the person's alone, so that it is forgotten with them (T130).
 */
export const companyData = (deps: CompanyDeps) => ({
  name: "companies",
  async collect(db: Database, { userId }: Pick<Person, "userId">) {
    const { role, monthlyLimit, joinedAt, leftAt } = companyMembers;
    return {
      memberships: await db
        .select({ role, monthlyLimit, joinedAt, leftAt, company: companies })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.id, companyMembers.companyId))
        .where(eq(companyMembers.userId, userId))
        .orderBy(asc(companyMembers.id)),
      approvals: await db.select().from(companyApprovals).where(eq(companyApprovals.askedBy, userId)),
    };
  },
  async prepareErasure(tx: Database, { userId, email }: Pick<Person, "userId" | "email">) {
    await tx.delete(companyInvitations).where(eq(companyInvitations.email, email));
    const isOwn = and(eq(companyMembers.userId, userId), isNull(companyMembers.leftAt));
    for (const { id, companyId } of await tx.select().from(companyMembers).where(isOwn))
      await leave(deps, tx, { id, companyId });
  },
});

async function leave(deps: CompanyDeps, tx: Database, member: { id: number; companyId: number }): Promise<void> {
  const company = await companyAggregate.lock(tx, member.companyId);
  await endMembership(tx, member.id);
  const owner = (await membersOf(tx, member.companyId)).find(({ role }) => role === "owner");
  if (owner) return deps.handSuiteOver(tx, { companyId: member.companyId, userId: owner.userId });
  if (company.state !== "closed") await moveCompany(deps, tx, company, { event: "close", actor: "system" });
  await deps.releaseSuite(tx, member.companyId);
}
