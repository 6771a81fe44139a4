import type { CompanyEvent } from "#domain/people/companies/company-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
import { companyStates } from "./company-store.ts";
import { type companies, companyMembers, type MemberRow } from "./tables.ts";

type NewCompany = Omit<typeof companies.$inferInsert, "state"> & { createdAt: Date };
type NewMember = Pick<MemberRow, "userId" | "role"> & Partial<Pick<MemberRow, "monthlyLimit" | "joinedAt">>;

interface PastEvent {
  event: CompanyEvent;
  at: Date;
  changes?: Partial<typeof companies.$inferInsert>;
}

/** Writes down a company of the past with all that happened to it, such as the demo's. The first member applied for it. */
export async function insertPastCompany(
  tx: Database,
  { members, events, ...values }: NewCompany & { members: readonly NewMember[]; events: readonly PastEvent[] },
): Promise<number> {
  const cause = { actor: "customer", actorId: members[0]?.userId ?? null, at: values.createdAt } as const;
  let company = await insertFirstState(tx, companyStates, values, cause);
  for (const { changes = {}, ...move } of events)
    company = await moveInThePast(tx, companyStates, company, { ...move, changes });
  const companyId = company.id;
  const isLive = company.state !== "closed";
  await tx.insert(companyMembers).values(members.map((member) => ({ ...member, companyId, isLive })));
  return companyId;
}
