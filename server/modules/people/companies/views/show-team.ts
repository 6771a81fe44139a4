import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { CompanyTeam } from "#contracts/shop/people/company-team.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { countedFrom } from "#domain/people/companies/monthly-limit.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { findPerson } from "../../identity/index.ts";
import { openApprovals } from "../approval-store.ts";
import type { CompanyDeps } from "../company-deps.ts";
import { membersOf } from "../company-store.ts";
import { LIMITED_KINDS } from "../limits.ts";
import { findOwnCompany } from "../own-company.ts";
import { companyInvitations, type MemberRow } from "../tables.ts";

/** The members of the caller's company, its invitations, and the approvals that wait for an owner (FORWARDING-07). */
export async function showTeam(deps: CompanyDeps, context: CallContext): Promise<CompanyTeam> {
  const own = await findOwnCompany(context);
  if (!own || (own.company.state !== "active" && own.company.state !== "suspended")) throw refuse("not_found");
  const { db } = context;
  const { id } = own.company;
  const team = await membersOf(db, id);
  const people = [];
  for (const member of team) people.push(await presentMember(deps, context, team, { member, ownId: own.member.id }));
  return {
    members: people,
    invitations: await invitationsOf(context, id),
    approvals: await approvalsOf(deps, context, id),
    may_change: own.member.role === "owner",
  };
}

async function presentMember(
  deps: CompanyDeps,
  { db }: CallContext,
  team: readonly MemberRow[],
  { member, ownId }: { member: MemberRow; ownId: number },
) {
  const person = await findPerson(db, member.userId);
  const { userId, companyId, joinedAt } = member;
  const since = countedFrom(deps.now(), joinedAt);
  const colleagues = team.map((each) => each.userId);
  const spending = { userId, companyId, colleagues, since, kinds: LIMITED_KINDS };
  const spent = await deps.payments.spentSince(db, spending);
  const euro = money(10_000);
  const inEuro = spent.map(({ currencyId, amount }) => Math.round((amount * euro) / deps.inCurrency(euro, currencyId)));
  return {
    id: member.id,
    name: person ? `${person.firstName} ${person.lastName}`.trim() : "",
    email: person?.email ?? "",
    role: member.role,
    monthly_limit: member.monthlyLimit,
    spent: money(inEuro.reduce((sum, amount) => sum + amount, 0)),
    is_you: member.id === ownId,
  };
}

async function invitationsOf({ db }: CallContext, companyId: number) {
  const { id, email, role, monthlyLimit, expiresAt } = companyInvitations;
  const found = await db
    .select({ id, email, role, monthlyLimit, expiresAt })
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), gt(expiresAt, sql`now()`)))
    .orderBy(asc(id));
  return found.map(({ monthlyLimit: monthly_limit, expiresAt: until, ...invitation }) => ({
    ...invitation,
    monthly_limit: monthly_limit as Money | null,
    expires_at: until.toISOString(),
  }));
}

/** A payable that was paid or cancelled meanwhile needs no approval. */
async function approvalsOf(deps: CompanyDeps, { db, storefront }: CallContext, companyId: number) {
  const shown = [];
  for (const approval of await openApprovals(db, companyId)) {
    const payable = await deps.payments.findPayable(db, { kind: approval.payableKind, id: approval.payableId });
    if (payable?.state !== "unpaid") continue;
    const person = await findPerson(db, approval.askedBy);
    shown.push({
      id: approval.id,
      number: payable.number,
      slug: payable.slug,
      amount: money(approval.amount),
      currency: storedCurrency(storefront, approval.currencyId).iso_code,
      asked_by: person?.firstName ?? "",
      asked_at: approval.createdAt.toISOString(),
    });
  }
  return shown;
}
