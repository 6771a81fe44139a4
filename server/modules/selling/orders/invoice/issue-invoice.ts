import { sql } from "drizzle-orm";
import { saleOf } from "#modules/catalogue/catalog/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { OrderDeps } from "../orders.ts";
import { dayIn } from "../placing/order-locale.ts";
import { contentNamed } from "./invoice-content.ts";
import { type OrderPapers, readInvoice } from "./read-invoice.ts";

const DIGITS = 6;
/** Where the document will have what is not known before it is issued. */
const TO_COME = { number: "{number}", day: "{day}" };

/**
 * Gives a paid order the next number of its seller's invoices, without gaps, keeps the invoice as it is issued, and
 * notes what was sold. It does all of it once: the second time the order has its number (I9).
 *
 * Everything is read and written down before the number is taken. One statement takes it, and commits where the caller has
 * no transaction: nobody waits for the series while another invoice is prepared. History that is written later says when it
 * was issued.
 */
export async function issueInvoice(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  papers: OrderPapers,
  at?: Date,
): Promise<void> {
  const { id, storefrontCode, paidAt, erasedAt, invoiceNumber } = papers.order;
  if (invoiceNumber !== null || paidAt === null) return;
  const facts = await readInvoice(deps, db, papers);
  // By the seller's clock, as the day that the invoice says.
  const year = Number(dayIn(facts.locale, paidAt).slice(0, 4));
  const document = JSON.stringify(contentNamed(facts, TO_COME));
  const { rowCount } = await db.execute(sql`
    with due as (
      select id from orders where id = ${id} and invoice_number is null
        and (erased_at is null) = ${erasedAt === null}::boolean for update),
    series as (
      insert into invoice_series (storefront_code, year, last_number) select ${storefrontCode}, ${year}::integer, 1 from due
      on conflict (storefront_code, year) do update set last_number = invoice_series.last_number + 1
      returning last_number::text as number),
    numbered as (
      update orders set invoiced_at = coalesce(${at?.toISOString() ?? null}::timestamptz, clock_timestamp()),
        invoice_number = ${`${storefrontCode.toUpperCase()}-${year}-`}::text
          || lpad(number, greatest(${DIGITS}, length(number)), '0')
      from due, series where orders.id = due.id
      returning orders.id, invoice_number as number, invoiced_at as at),
    sold as (${saleOf(sql`numbered`, facts.lines)})
    insert into order_invoices (order_id, number, issued_at, document)
      select id, number, at, jsonb_set(jsonb_set(written,
        '{title}', to_jsonb(replace(written ->> 'title', ${TO_COME.number}::text, number))),
        '{facts,0}', to_jsonb(replace(written #>> '{facts,0}', ${TO_COME.day}::text,
          to_char(at at time zone ${facts.locale.timeZone}::text, 'YYYY-MM-DD'))))
      from numbered, (select ${document}::jsonb as written) w`);
  if (rowCount === 0 && !(await isNumbered(db, id))) throw new Error(`The order ${id} was erased meanwhile`);
}

async function isNumbered(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from orders where id = ${id} and invoice_number is not null`);
  return rows.length === 1;
}
