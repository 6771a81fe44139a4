import { and, eq, ne, sql } from "drizzle-orm";
import {
  ANSWER_CHARACTERS,
  COMPANY_TERMS_VERSION,
  checkApplication,
  readApplication,
  type TypedApplication,
} from "#domain/people/companies/application.ts";
import { checkLine } from "#domain/people/identity/text-rules.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { companyAggregate } from "./company-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { moveCompany } from "./move-company.ts";
import { findOwnCompany, ownerOf } from "./own-company.ts";
import { companies, companyMembers } from "./tables.ts";

/** Applies for a company's account; the applicant is its first owner. A person has one live company (FORWARDING-07). */
export async function apply({ countries }: CompanyDeps, context: CallContext, typed: TypedApplication): Promise<void> {
  const broken = checkApplication(
    typed,
    countries.map(({ iso_code }) => iso_code),
  );
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  const asked = { ...readApplication(typed), storefrontCode: context.storefront.code };
  const userId = signedIn(context).id;
  await transact(context.db, async (tx) => {
    if (await findOwnCompany({ ...context, db: tx })) throw refuse("conflict");
    await assertUnknown(tx, asked);
    const values = { ...asked, termsVersion: COMPANY_TERMS_VERSION };
    const company = await insertFirstState(tx, companyAggregate, values, { actor: "customer", actorId: userId });
    const [joined] = await tx
      .insert(companyMembers)
      .values({ companyId: company.id, userId, role: "owner" })
      .onConflictDoNothing()
      .returning({ id: companyMembers.id });
    // Another tab has applied at the same moment.
    if (!joined) throw refuse("conflict");
  });
}

/** A business has one account; its owners invite the others who work for it. */
async function assertUnknown(
  tx: Database,
  { storefrontCode, countryCode, code }: { storefrontCode: string; countryCode: string; code: string },
): Promise<void> {
  // Applications of one business take turns, so that the second finds the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`company ${storefrontCode} ${countryCode} ${code}`}))`);
  const isSame = and(
    eq(companies.storefrontCode, storefrontCode),
    eq(companies.countryCode, countryCode),
    eq(companies.code, code),
    ne(companies.state, "closed"),
  );
  if ((await tx.$count(companies, isSame)) > 0) throw refuseFields({ code: "pro.error.code-known" });
}

/** Answers a question of staff, who look at the application again. */
export async function answer(deps: CompanyDeps, context: CallContext, text: string): Promise<void> {
  const own = await ownerOf(context);
  const broken = checkLine(text.replace(/\s+/g, " "), ANSWER_CHARACTERS);
  if (broken) throw refuseFields({ answer: broken });
  const actorId = signedIn(context).id;
  await transact(context.db, async (tx) => {
    const company = await companyAggregate.lock(tx, own.company.id);
    const changes = { answer: text.trim() };
    await moveCompany(deps, tx, company, { event: "answer", actor: "customer", actorId, changes });
  });
}
