import { and, eq, sql } from "drizzle-orm";
import { money } from "#domain/money/money/money.ts";
import type { ApprovalEvent } from "#domain/people/companies/approval-machine.ts";
import type { PayableView } from "#modules/money/payments/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { approvalAggregate } from "./approval-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { mailMember } from "./company-mail.ts";
import { shownTo } from "./limits.ts";
import { type OwnCompany, ownerOf } from "./own-company.ts";
import { type ApprovalRow, companyApprovals } from "./tables.ts";

/**
 * Agrees to a buyer's payment and pays it from the owner's balance, both or neither. Where the balance is not enough it
 * is agreed to, and the buyer or an owner pays it on its page. Of two owners at once one decides (FORWARDING-07).
 */
export async function approve(deps: CompanyDeps, context: CallContext, id: number) {
  const { own, approval, payable } = await askedOf(deps, context, id);
  const { payableKind: kind, payableId } = approval;
  const due = money(approval.amount);
  const userId = signedIn(context).id;
  const isPaid = await transact(context.db, async (tx, rollback: Rollback<boolean>) => {
    const paid = await deps.payments.payFromBalance(tx, { kind, id: payableId, userId, due });
    if (paid !== "paid") return rollback(false);
    await decide(deps, tx, { own, approval, payable, event: "approve", userId });
    return true;
  });
  if (!isPaid)
    await transact(context.db, (tx) => decide(deps, tx, { own, approval, payable, event: "approve", userId }));
  return { status: true as const, is_paid: isPaid, slug: payable.slug };
}

/** The buyer is to think again. */
export async function sendBack(deps: CompanyDeps, context: CallContext, id: number): Promise<void> {
  const asked = await askedOf(deps, context, id);
  const userId = signedIn(context).id;
  await transact(context.db, (tx) => decide(deps, tx, { ...asked, event: "send_back", userId }));
}

interface Asked {
  own: OwnCompany;
  approval: ApprovalRow;
  payable: PayableView;
}

/** A question of the caller's own company that is still open; only owners decide (T065). */
async function askedOf(deps: CompanyDeps, context: CallContext, id: number): Promise<Asked> {
  const own = await ownerOf(context);
  const isIt = and(eq(companyApprovals.id, id), eq(companyApprovals.companyId, own.company.id));
  const approval = await approvalAggregate.find(context.db, isIt);
  if (!approval) throw refuse("not_found");
  const payable = await deps.payments.findPayable(context.db, { kind: approval.payableKind, id: approval.payableId });
  if (!payable) throw refuse("not_found");
  if (approval.state !== "asked" || payable.state !== "unpaid") throw refuse("conflict");
  return { own, approval, payable };
}

async function decide(
  deps: CompanyDeps,
  tx: Database,
  { own, approval, payable, event, userId }: Asked & { event: ApprovalEvent; userId: number },
): Promise<void> {
  const changes = { decidedBy: userId, decidedAt: sql`clock_timestamp()` };
  const move = { event, actor: "customer", actorId: userId, changes } as const;
  const moved = await approvalAggregate.move(tx, { id: approval.id, state: "asked" }, move);
  // The buyer asks for another sum now.
  if (moved.amount !== approval.amount) throw refuse("conflict");
  const { askedBy, amount } = approval;
  await mailMember(deps, tx, own.company, {
    template: event === "approve" ? "company-approved" : "company-sent-back",
    path: `my-orders/${payable.slug}`,
    userId: askedBy,
    values: { number: payable.number, amount: await shownTo(deps, tx, askedBy, payable, money(amount)) },
  });
}
