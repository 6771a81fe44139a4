import { and, eq } from "drizzle-orm";
import type { InboxItem } from "#contracts/shop/people/inbox.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { InboxSource } from "../inbox/index.ts";
import { openApprovals } from "./approval-store.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { companies, companyMembers } from "./tables.ts";

/** The tasks of an owner: a question about the application, and payments of buyers above their limit. */
export const companyInbox =
  (deps: CompanyDeps): InboxSource =>
  async (db, { userId, storefrontCode }) => {
    const isOwner = and(
      eq(companyMembers.userId, userId),
      companyMembers.isLive,
      eq(companyMembers.role, "owner"),
      eq(companies.storefrontCode, storefrontCode),
    );
    const [company] = await db
      .select({ id: companies.id, state: companies.state })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(isOwner);
    if (company?.state === "info_needed")
      return [
        { task: "answer_company", tone: "warn", until: null, number: numberOf("company", company.id), path: "/pro" },
      ];
    return company?.state === "active" ? approvalItems(deps, db, company.id) : [];
  };

async function approvalItems(deps: CompanyDeps, db: Database, companyId: number): Promise<InboxItem[]> {
  const items: InboxItem[] = [];
  for (const { payableKind: kind, payableId: id } of await openApprovals(db, companyId)) {
    const payable = await deps.payments.findPayable(db, { kind, id });
    if (payable?.state === "unpaid")
      items.push({ task: "approve_payment", tone: "warn", until: null, number: payable.number, path: "/pro/team" });
  }
  return items;
}
