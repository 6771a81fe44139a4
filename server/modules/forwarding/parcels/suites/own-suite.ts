import type { CompanyNeed } from "#domain/people/companies/company-access.ts";
import { isActiveCompany } from "#modules/people/companies/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { findSuite, type Suite } from "./suites.ts";

/** The suite that the caller acts for; a caller without a suite has no parcels (T059). */
export async function ownSuite(context: CallContext): Promise<Suite> {
  const suite = await findSuite(context.db, signedIn(context).id);
  if (!suite?.mayAct) throw refuse("not_found");
  return suite;
}

/** The suite of the caller's active business, to see it or to act for it; not found for everybody else (T065). */
export async function proSuite(context: CallContext, need: CompanyNeed): Promise<Suite & { mayAct: boolean }> {
  const suite = await findSuite(context.db, signedIn(context).id);
  const isAllowed = suite !== null && (need === "read" || suite.mayAct);
  if (!isAllowed || !(await isActiveCompany(context.db, suite.companyId))) throw refuse("not_found");
  return suite;
}
