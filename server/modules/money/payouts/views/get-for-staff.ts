import { and, desc, eq, ne } from "drizzle-orm";
import type { StaffPayout } from "#contracts/staff/money/payouts.ts";
import { PAYOUT_MACHINE } from "#domain/money/balance/payout-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { rowTimeline } from "#modules/people/staff/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { pastEffects } from "#platform/state/past-effects.ts";
import { payoutAggregate } from "../payout-aggregate.ts";
import { currencyOf, type PayoutDeps } from "../payout-deps.ts";
import { mailKey } from "../payout-mail.ts";
import { type PayoutRow, payouts } from "../tables.ts";
import { presentRows } from "./staff-rows.ts";

const MOST_EARLIER = 20;

/** One payout with its customer, and whether the same customer asked before. */
export async function getForStaff(deps: PayoutDeps, context: StaffCallContext, number: string): Promise<StaffPayout> {
  const { db } = context;
  const payout = await payoutAggregate.findInScope(context, number);
  const [[row], recipient, earlier, timeline] = await Promise.all([
    presentRows(deps, context, [payout]),
    deps.findRecipient(db, payout.userId),
    earlierOf(deps, db, payout),
    timelineOf(db, payout),
  ]);
  if (!row) throw refuse("not_found");
  return {
    ...row,
    customer_name: recipient?.firstName ?? "",
    ended_at: payout.endedAt?.toISOString() ?? null,
    earlier,
    timeline,
  };
}

async function earlierOf(deps: PayoutDeps, db: Database, payout: PayoutRow): Promise<StaffPayout["earlier"]> {
  const isOther = and(eq(payouts.userId, payout.userId), ne(payouts.id, payout.id));
  const found = await db.select().from(payouts).where(isOther).orderBy(desc(payouts.id)).limit(MOST_EARLIER);
  return found.map((other) => ({
    number: numberOf("payout", other.id),
    state: other.state,
    amount: money(other.amount),
    currency: currencyOf(deps, other).iso_code,
    created_at: other.createdAt.toISOString(),
  }));
}

/** The mail about the request, and about a share that a provider refused, follow no move of the payout. */
async function timelineOf(db: Database, { id }: PayoutRow): Promise<StaffPayout["timeline"]> {
  const history = await payoutAggregate.history(db, id);
  const ofMoves = pastEffects(PAYOUT_MACHINE, history).map(({ name, occasion }) => mailKey(name, id, occasion));
  const mails = await mailsByKeys(db, [mailKey("requested", id), mailKey("failed", id), ...ofMoves]);
  return rowTimeline(db, { history, mails, subjects: [`payout:${numberOf("payout", id)}`] });
}
