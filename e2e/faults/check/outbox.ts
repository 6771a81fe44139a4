import { sql } from "drizzle-orm";
import type { Shop } from "../rig/shop.ts";
import { findViolations, type Violation } from "./violation.ts";

/**
 * A round of a schedule that died with its process, was frozen with it for too long, or lost its connection: the next round
 * does its work. A transaction that cannot even begin has no connection.
 */
const isRoundThatDied = sql`singleton_key is null and output::text ~
  'job (heartbeat timeout|timed out)|terminating connection|Connection terminated|not queryable|Failed query: begin'`;

/** Every effect of a step happened once: no job failed for good, and each step has one mail (I9). */
export async function checkOutbox({ database, lastOrderBefore }: Shop): Promise<Violation[]> {
  return findViolations(database.db, [
    sql`select 'I9 every job has been done' as rule, format('%s %s is %s: %s', name, data, state, output) as detail
      from jobs.job where state = 'failed' and not (${isRoundThatDied})`,
    sql`select 'I9 each step of an order has one mail that says so', format('%s has %s', key, count(m.id))
      from (
        select aggregate_id as order_id, format('order %s:%s:%s', effect, aggregate_id, id) as key
          from status_events join (values ('pay', 'paid'), ('pay_late', 'paid'), ('cancel', 'cancelled'),
            ('expire', 'expired'), ('refund', 'refunded')) as follows (caused_by, effect) on caused_by = event
          where aggregate = 'order'
        union all
        select payable_id, format('order payment-returned:%s:payment %s', payable_id, id)
          from payments where payable_kind = 'order' and failure in ('returned', 'outdated')
      ) step left join mails m on m.idempotency_key = key
      where order_id > ${lastOrderBefore} group by key having count(m.id) <> 1`,
    sql`select 'I9 a paid order has an invoice', format('order %s', id)
      from orders where id > ${lastOrderBefore} and paid_at is not null and invoice_number is null`,
  ]);
}
