import { sql } from "drizzle-orm";
import type { Shop } from "../rig/shop.ts";
import { findViolations, type Violation } from "./violation.ts";

/** What follows a step has been done, and only once: no job failed for good, and each paid order has one mail (I9). */
export async function checkOutbox({ database, lastOrderBefore }: Shop): Promise<Violation[]> {
  return findViolations(database.db, [
    sql`select 'I9 every job has been done' as rule, format('%s %s is %s: %s', name, data, state, output) as detail
      from jobs.job where state = 'failed'`,
    sql`select 'I9 a paid order has one mail that says so', format('order %s has %s', o.id, count(m.id))
      from orders o left join mails m on m.idempotency_key like 'order paid:' || o.id || ':%'
      where o.id > ${lastOrderBefore} and o.paid_at is not null group by o.id having count(m.id) <> 1`,
    sql`select 'I9 a paid order has an invoice', format('order %s', id)
      from orders where id > ${lastOrderBefore} and paid_at is not null and invoice_number is null`,
  ]);
}
