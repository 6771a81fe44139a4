import { type SQL, sql } from "drizzle-orm";
import { isOrderStep } from "../../../domain/orders/order-machine.ts";
import type { OrderEvent, OrderState } from "../../../domain/orders/order-states.ts";
import { nextPaymentState, type PaymentEvent, type PaymentState } from "../../../domain/payments/payment-machine.ts";
import type { Shop } from "../rig/shop.ts";
import { findViolations, type Violation } from "./violation.ts";

/** Whether the money of each order agrees with its state, and nothing of an order is missing (I3, I7). */
export async function checkOrders({ database, lastOrderBefore }: Shop): Promise<Violation[]> {
  const own = ownOrders(lastOrderBefore);
  return findViolations(database.db, [
    sql`select 'I3 an order is paid exactly when all of it was taken' as rule,
        format('order %s is %s with %s of %s', id, state, net, total) as detail
      from (${own}) o where case
        when state in ('awaiting_payment', 'cancelled', 'refunded') then net <> 0
        when refunded_partly then net not between 1 and total
        else net <> total end`,
    sql`select 'I7 an order has lines', format('order %s', id) from (${own}) o where lines = 0`,
    sql`select 'I7 an order has a payment', format('order %s', id) from (${own}) o where attempts = 0`,
    sql`select 'I7 an order that waits keeps its pieces', format('order %s: %s of %s', id, promised, lines)
      from (${own}) o where state = 'awaiting_payment' and promised <> lines`,
    sql`select 'I7 a paid order has sold its pieces', format('order %s: %s of %s', id, sold, lines)
      from (${own}) o where state in ('paid', 'processing', 'packed') and (sold <> lines or promised <> 0)`,
    sql`select 'I12 an order that ended has given its pieces back', format('order %s: %s, %s', id, sold, promised)
      from (${own}) o where state = 'cancelled' and (sold <> 0 or promised <> 0)`,
  ]);
}

const ownOrders = (after: number): SQL => sql`
  select o.id, o.state, o.total,
    (select coalesce(sum(quantity), 0) from order_lines l where l.order_id = o.id) as lines,
    (select coalesce(sum(quantity), 0) from reservations r where r.order_id = o.id) as promised,
    (select coalesce(-sum(quantity), 0) from stock_movements m where m.order_id = o.id) as sold,
    (select count(*) from payments p where p.payable_kind = 'order' and p.payable_id = o.id) as attempts,
    exists (select from status_events e
      where e.aggregate = 'order' and e.aggregate_id = o.id and e.event = 'refund_partly') as refunded_partly,
    (select coalesce(sum(captured - refunded), 0) from payments p
      where p.payable_kind = 'order' and p.payable_id = o.id) as net
  from orders o where o.id > ${after}`;

interface Step extends Record<string, unknown> {
  aggregate: "order" | "payment";
  aggregate_id: string;
  from_state: string | null;
  to_state: string;
  event: string;
  before: string | null;
  current: string | null;
}

/** Whether each step follows the one before and is one that the machines know, up to where the row stands now (I10). */
export async function checkSteps({ database, lastOrderBefore }: Shop): Promise<Violation[]> {
  const { rows } = await database.db.execute<Step>(sql`
    select e.aggregate, e.aggregate_id, e.from_state, e.to_state, e.event,
      lag(e.to_state) over (partition by e.aggregate, e.aggregate_id order by e.id) as before,
      case when lead(e.id) over (partition by e.aggregate, e.aggregate_id order by e.id) is null
        then coalesce(o.state, p.state) end as current
    from status_events e
      left join orders o on e.aggregate = 'order' and o.id = e.aggregate_id
      left join payments p on e.aggregate = 'payment' and p.id = e.aggregate_id
    where coalesce(o.id, p.payable_id) > ${lastOrderBefore} or p.payable_kind <> 'order'
    order by e.id`);
  return rows.flatMap((step) => {
    const detail = `${step.aggregate} ${step.aggregate_id}: ${step.from_state} -${step.event}-> ${step.to_state}`;
    if (step.from_state !== step.before) return { rule: "I10 a step begins where the one before ended", detail };
    if (step.from_state !== null && !isKnown(step)) return { rule: "I10 a step is one of the machine's", detail };
    if (step.current !== null && step.current !== step.to_state)
      return { rule: "I10 the last step led to where it stands", detail: `${detail}, now ${step.current}` };
    return [];
  });
}

function isKnown({ aggregate, from_state, event, to_state }: Step): boolean {
  if (aggregate === "order") return isOrderStep(from_state as OrderState, event as OrderEvent, to_state as OrderState);
  return nextPaymentState(from_state as PaymentState, event as PaymentEvent) === to_state;
}
