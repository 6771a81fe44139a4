import { and, eq, gte } from "drizzle-orm";
import { isAboveLimit, monthStart } from "../../../domain/companies/monthly-limit.ts";
import { type Money, money } from "../../../domain/money/money.ts";
import type { PayableKind } from "../../../domain/payments/payable-kind.ts";
import { languageOf, storedCurrency } from "../../../domain/storefronts/reader.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { inRetriedTransaction } from "../../platform/database/retried-transaction.ts";
import { insertFirstState } from "../../platform/state/insert-first-state.ts";
import { findRecipient } from "../identity/index.ts";
import { type PayableView, type PayerLimits, spentSince } from "../payments/index.ts";
import { approvalStates } from "./approval-store.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { mailMember } from "./company-mail.ts";
import { lockCompany, membersOf } from "./company-store.ts";
import { companies, companyApprovals, companyMembers, type MemberRow } from "./tables.ts";

/** What a company is billed for: its forward requests, and invoices. */
export const LIMITED_KINDS: readonly PayableKind[] = ["forward_request", "invoice"];

/** A buyer pays up to the monthly limit; above it an owner has to agree (FORWARDING-07). */
export const payerLimits = (deps: CompanyDeps): PayerLimits => ({
  async isAbove(tx, payable, userId) {
    if (!LIMITED_KINDS.includes(payable.kind)) return false;
    const buyer = await lockBuyer(tx, payable, userId);
    if (!buyer || (await isApproved(tx, payable, buyer.companyId))) return false;
    const { monthlyLimit: limit } = buyer;
    if (limit === null) return false;
    const since = monthStart(deps.now());
    const spent = await spentSince(tx, { userId, since, kinds: LIMITED_KINDS });
    const asked = { currencyId: payable.currencyId, amount: payable.due };
    return isAboveLimit(
      [...spent, asked].map(({ currencyId, amount }) => ({ amount, limit: deps.inCurrency(limit, currencyId) })),
    );
  },
  ask: (db, payable, userId) => inRetriedTransaction(db, (tx) => askOwners(deps, tx, payable, userId)),
});

/** The payer where they buy for an active company within a limit; their payments take turns from here on. */
async function lockBuyer(tx: Database, { storefrontCode }: PayableView, userId: number): Promise<MemberRow | null> {
  const isBuyer = and(
    eq(companyMembers.userId, userId),
    companyMembers.isLive,
    eq(companyMembers.role, "buyer"),
    gte(companyMembers.monthlyLimit, money(0)),
  );
  const [buyer] = await tx.select().from(companyMembers).where(isBuyer).for("update");
  if (!buyer) return null;
  const isHere = and(
    eq(companies.id, buyer.companyId),
    eq(companies.state, "active"),
    eq(companies.storefrontCode, storefrontCode),
  );
  return (await tx.$count(companies, isHere)) > 0 ? buyer : null;
}

/** An owner agreed to this price, or to more. */
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

/** Writes to the owners, once for each price. */
async function askOwners(deps: CompanyDeps, tx: Database, payable: PayableView, userId: number): Promise<void> {
  const buyer = await lockBuyer(tx, payable, userId);
  const company = buyer && (await lockCompany(tx, buyer.companyId));
  if (!company) return;
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
    await insertFirstState(tx, approvalStates, values, { actor: "customer", actorId: userId });
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

/** A sum as the reader of a mail writes it. */
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
