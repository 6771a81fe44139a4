import { approvalAggregate } from "#modules/people/companies/approval-aggregate.ts";
import { companyAggregate } from "#modules/people/companies/company-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/** The violated invariants of companies and of what their owners approve: their histories (I10). */
export async function checkCompanies(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const [companies, approvals] = [await findBroken(db, companyAggregate), await findBroken(db, approvalAggregate)];
  return [
    ...companies.map(({ id, problem }) => `I10: PR${id} ${problem}`),
    ...approvals.map(({ id, problem }) => `I10: the approval ${id} ${problem}`),
  ];
}
