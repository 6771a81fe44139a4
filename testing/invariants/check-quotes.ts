import { sql } from "drizzle-orm";
import { quoteStates } from "../../server/modules/quotes/move-quote.ts";
import type { Database } from "../../server/platform/database/open-database.ts";
import { findBrokenHistories } from "../../server/platform/state/check-histories.ts";

/** The violated invariants of quotes (I10, I18): what is due and kept is the total of the version that was accepted. */
export async function checkQuotes(db: Database): Promise<string[]> {
  const broken = await findBrokenHistories(db, quoteStates);
  const { rows } = await db.execute<{ problem: string }>(sql`
    with money as (
      select q.id, q.state, q.due_total, q.payment_fee,
        (select (offer ->> 'total')::bigint from quote_versions v, jsonb_array_elements(v.offers) offer
          where v.quote_id = q.id and v.version = q.accepted_version and offer ->> 'method' = q.shipping_method) as agreed,
        coalesce((select sum(captured - refunded) from payments p
          where p.payable_kind = 'quote' and p.payable_id = q.id and p.failure is null), 0) as kept
      from quotes q)
    select format('I18: QU%s is due %s, but %s was accepted', id, due_total, agreed) as problem from money
      where due_total is not null and due_total is distinct from agreed
    union all
    select format('I18: QU%s is %s with %s instead of %s', id, state, kept, due_total + payment_fee) from money
      where kept <> case when state = 'paid' then due_total + payment_fee else 0 end`);
  return [...broken.map(({ id, problem }) => `I10: QU${id} ${problem}`), ...rows.map(({ problem }) => problem)];
}
