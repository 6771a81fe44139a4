import { getTableName, sql } from "drizzle-orm";
import { historyProblem, type RecordedTransition } from "#domain/state/history.ts";
import type { Actor } from "#domain/state/machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { BrokenHistory, FindBroken } from "#platform/state/check-histories.ts";
import { holdStates } from "#server/modules/balance/holds.ts";
import { claimAggregate } from "#server/modules/claims/index.ts";
import { approvalStates } from "#server/modules/companies/approval-store.ts";
import { companyStates } from "#server/modules/companies/company-store.ts";
import { consignmentStates } from "#server/modules/forwarding/consignment-store.ts";
import { requestStates } from "#server/modules/forwarding/move-request.ts";
import { invoiceAggregate } from "#server/modules/invoices/index.ts";
import { orderAggregate } from "#server/modules/orders/order-aggregate.ts";
import { parcelStates } from "#server/modules/parcels/move-parcel.ts";
import { paymentStates } from "#server/modules/payments/payment-store.ts";
import { refundStates } from "#server/modules/payments/refund-store.ts";
import { topUpStates } from "#server/modules/payments/top-up-payable.ts";
import { payoutAggregate } from "#server/modules/payouts/payout-aggregate.ts";
import { phoneReservationStates } from "#server/modules/phone-reservations/reservation-store.ts";
import { quoteStates } from "#server/modules/quotes/move-quote.ts";
import { purchaseStates } from "#server/modules/quotes/purchase-store.ts";
import { withdrawalAggregate } from "#server/modules/withdrawals/index.ts";

/** Every aggregate of goods and money that has states. */
const STATEFULS = [
  orderAggregate,
  paymentStates,
  refundStates,
  topUpStates,
  invoiceAggregate,
  holdStates,
  payoutAggregate,
  parcelStates,
  requestStates,
  consignmentStates,
  quoteStates,
  purchaseStates,
  claimAggregate,
  withdrawalAggregate,
  companyStates,
  approvalStates,
  phoneReservationStates,
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
export async function readHistories(db: Database): Promise<FindBroken> {
  const { rows: read } = await db.execute<Row>(sql`
    select r.aggregate, r.id, r.state, h.history from (${rows}) r left join (
      select aggregate, aggregate_id, jsonb_agg(jsonb_build_array(from_state, event, to_state, actor) order by id) as history
      from status_events group by 1, 2) h on h.aggregate = r.aggregate and h.aggregate_id = r.id`);
  const broken = Map.groupBy(read, ({ aggregate }) => aggregate);
  return async (_db, { machine }) =>
    (broken.get(machine.name) ?? []).flatMap(({ id, state, history }): BrokenHistory[] => {
      const problem = historyProblem(machine, state, (history ?? []).map(recordedOf));
      return problem === null ? [] : [{ id: Number(id), problem }];
    });
}

const recordedOf = ([from, event, to, actor]: [string | null, string, string, Actor]): RecordedTransition => ({
  from,
  event,
  to,
  actor,
});
