import { getTableName, sql } from "drizzle-orm";
import { historyProblem, type RecordedTransition } from "#domain/shared/state/history.ts";
import type { Actor } from "#domain/shared/state/machine.ts";
import { claimAggregate } from "#modules/aftersales/claims/index.ts";
import { withdrawalAggregate } from "#modules/aftersales/withdrawals/index.ts";
import { consignmentAggregate } from "#modules/forwarding/forward-requests/consignments/consignment-aggregate.ts";
import { requestAggregate } from "#modules/forwarding/forward-requests/request-aggregate.ts";
import { parcelAggregate } from "#modules/forwarding/parcels/index.ts";
import { purchaseAggregate } from "#modules/forwarding/quotes/purchases/purchase-aggregate.ts";
import { quoteAggregate } from "#modules/forwarding/quotes/quote-aggregate.ts";
import { holdAggregate } from "#modules/money/balance/hold-aggregate.ts";
import { invoiceAggregate } from "#modules/money/invoices/index.ts";
import { paymentAggregate, refundAggregate, topUpAggregate } from "#modules/money/payments/index.ts";
import { payoutAggregate } from "#modules/money/payouts/payout-aggregate.ts";
import { approvalAggregate } from "#modules/people/companies/approval-aggregate.ts";
import { companyAggregate } from "#modules/people/companies/company-aggregate.ts";
import { staffApprovalAggregate } from "#modules/people/staff-approvals/staff-approval-aggregate.ts";
import { orderAggregate } from "#modules/selling/orders/order-aggregate.ts";
import { reservationAggregate } from "#modules/selling/phone-reservations/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { BrokenHistory, FindBroken } from "#platform/state/check-histories.ts";

/** Every aggregate of goods and money that has states. */
const STATEFULS = [
  orderAggregate,
  paymentAggregate,
  refundAggregate,
  topUpAggregate,
  invoiceAggregate,
  holdAggregate,
  payoutAggregate,
  parcelAggregate,
  requestAggregate,
  consignmentAggregate,
  quoteAggregate,
  purchaseAggregate,
  claimAggregate,
  withdrawalAggregate,
  companyAggregate,
  approvalAggregate,
  reservationAggregate,
  staffApprovalAggregate,
] as const;

interface Row extends Record<string, unknown> {
  aggregate: string;
  id: string;
  state: string;
  history: [from: string | null, event: string, to: string, actor: Actor][] | null;
}

const rows = sql.join(
  STATEFULS.map(({ machine, table }) =>
    sql.raw(`select '${machine.name}' as aggregate, id::bigint, state from ${getTableName(table)}`),
  ),
  sql` union all `,
);

/** Reads the histories of all aggregates in one statement; answers as `findBrokenHistories` does, without another one. */
export function readHistories(db: Database): FindBroken {
  const reading = readRows(db);
  return async (_db, { machine }) =>
    ((await reading).get(machine.name) ?? []).flatMap(({ id, state, history }): BrokenHistory[] => {
      const problem = historyProblem(machine, state, (history ?? []).map(recordedOf));
      return problem === null ? [] : [{ id: Number(id), problem }];
    });
}

async function readRows(db: Database): Promise<Map<string, Row[]>> {
  const { rows: read } = await db.execute<Row>(sql`
    select r.aggregate, r.id, r.state, h.history from (${rows}) r left join (
      select aggregate, aggregate_id, jsonb_agg(jsonb_build_array(from_state, event, to_state, actor) order by id) as history
      from status_events group by 1, 2) h on h.aggregate = r.aggregate and h.aggregate_id = r.id`);
  return Map.groupBy(read, ({ aggregate }) => aggregate);
}

const recordedOf = ([from, event, to, actor]: [string | null, string, string, Actor]): RecordedTransition => ({
  from,
  event,
  to,
  actor,
});
