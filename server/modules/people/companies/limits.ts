import { and, eq, gte } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import type { PayableKind } from "#domain/money/payments/payable-kind.ts";
import { languageOf, storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { countedFrom, isAboveLimit } from "#domain/people/companies/monthly-limit.ts";
import { formatMoney } from "#i18n/format.ts";
import type { PayableView, PayerLimits } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { findRecipient } from "../identity/index.ts";
import { approvalAggregate } from "./approval-aggregate.ts";
import { companyAggregate } from "./company-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { mailMember } from "./company-mail.ts";
import { membersOf } from "./company-store.ts";
import { companies, companyApprovals, companyMembers, type MemberRow } from "./tables.ts";

/** The payables of a company: forward requests, quotes and invoices. */
export const LIMITED_KINDS: readonly PayableKind[] = ["forward_request", "quote", "invoice"];

/** A buyer pays up to the monthly limit; above it an owner has to agree (FORWARDING-07). */
export const payerLimits = (deps: CompanyDeps): PayerLimits => ({
  async isAbove(tx, payable, payerId) {
    if (!LIMITED_KINDS.includes(payable.kind)) return false;
    const buyer = await lockBuyer(tx, payable, payerId);
    if (!buyer || (await isApproved(tx, payable, buyer.companyId))) return false;
    const { monthlyLimit: limit, userId, companyId, joinedAt } = buyer;
    if (limit === null || !(await deps.payments.isOfCompany(tx, payable, companyId))) return false;
    const colleagues = (await membersOf(tx, companyId)).map((member) => member.userId);
    const since = countedFrom(deps.now(), joinedAt);
    const spending = { userId, companyId, colleagues, since, kinds: LIMITED_KINDS };
    const spent = await deps.payments.spentSince(tx, spending);
    const asked = { currencyId: payable.currencyId, amount: payable.due };
    return isAboveLimit(
      [...spent, asked].map(({ currencyId, amount }) => ({ amount, limit: deps.inCurrency(limit, currencyId) })),
    );
  },
  ask: (db, payable, payerId) => transact(db, (tx) => askOwners(deps, tx, payable, payerId)),
});

/**
 * Locks the buyer whose limit a payment counts for; null if there is none. That is the payer, if an owner or buyer of
 * the maker's company or if the maker has no company; else the maker. So a link that is paid without signing in, or
 * from another account, does not evade the limit (T135). The lock serialises the buyer's payments.
 */
async function lockBuyer(tx: Database, payable: PayableView, payerId: number | null): Promise<MemberRow | null> {
  const maker = await memberAt(tx, payable, payable.userId);
  const payer = payerId === payable.userId ? maker : await memberAt(tx, payable, payerId);
  const acts = payer?.companyId === maker?.companyId && (payer?.role === "owner" || payer?.role === "buyer");
  const spender = maker && !acts ? maker : payer;
  if (spender?.role !== "buyer" || spender.monthlyLimit === null) return null;
  const [buyer] = await tx.select().from(companyMembers).where(eq(companyMembers.id, spender.id)).for("update");
  return buyer ?? null;
}

/** The membership of a person in an active company of the payable's storefront. */
async function memberAt(db: Database, { storefrontCode }: PayableView, userId: number | null) {
  if (userId === null) return null;
  const isHere = and(eq(companies.state, "active"), eq(companies.storefrontCode, storefrontCode));
  const [found] = await db
    .select({ member: companyMembers })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), companyMembers.isLive, isHere));
  return found?.member ?? null;
}

/** An owner approved this price or a higher one. */
const isApproved = async (tx: Database, { kind, id, due }: PayableView, companyId: number): Promise<boolean> =>
  (await tx.$count(
    companyApprovals,
    and(
      eq(companyApprovals.companyId, companyId),
      eq(companyApprovals.payableKind, kind),
      eq(companyApprovals.payableId, id),
      eq(companyApprovals.state, "approved"),
      gte(companyApprovals.amount, due),
    ),
  )) > 0;

/** Asks the owners for approval, once for each price. */
async function askOwners(deps: CompanyDeps, tx: Database, payable: PayableView, payerId: number | null): Promise<void> {
  const buyer = await lockBuyer(tx, payable, payerId);
  if (!buyer) return;
  const company = await companyAggregate.lock(tx, buyer.companyId);
  const { userId } = buyer;
  const { kind: payableKind, id: payableId, due: amount, currencyId } = payable;
  const isOpen = and(
    eq(companyApprovals.payableKind, payableKind),
    eq(companyApprovals.payableId, payableId),
    eq(companyApprovals.state, "asked"),
  );
  const [open] = await tx.select().from(companyApprovals).where(isOpen).for("update");
  if (open?.amount === amount) return;
  if (open) {
    await tx.update(companyApprovals).set({ amount }).where(eq(companyApprovals.id, open.id));
  } else {
    const values = { companyId: company.id, askedBy: userId, payableKind, payableId, amount, currencyId };
    await insertFirstState(tx, approvalAggregate, values, { actor: "customer", actorId: userId });
  }
  const asking = await findRecipient(tx, userId);
  const owners = (await membersOf(tx, company.id)).filter(({ role }) => role === "owner");
  for (const owner of owners)
    await mailMember(deps, tx, company, {
      template: "company-approval-asked",
      path: "pro/team",
      userId: owner.userId,
      values: {
        member: asking?.firstName ?? "",
        number: payable.number,
        amount: await shownTo(deps, tx, owner.userId, payable, amount),
      },
    });
}

/** A sum in the format of the mail's recipient. */
export async function shownTo(
  { directory }: Pick<CompanyDeps, "directory">,
  db: Database,
  userId: number,
  { storefrontCode, currencyId }: Pick<PayableView, "storefrontCode" | "currencyId">,
  amount: Money,
): Promise<string> {
  const storefront = directory.all().find(({ code }) => code === storefrontCode);
  const contact = await findRecipient(db, userId);
  if (!storefront || !contact) return "";
  const language = languageOf(storefront, contact.languageId).iso_code;
  return formatMoney(amount, storedCurrency(storefront, currencyId).iso_code, language);
}
