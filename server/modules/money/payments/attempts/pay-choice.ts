import { type SQL, sql } from "drizzle-orm";
import type { PayableKind } from "../payable.ts";

/** The method and option of the last attempt to pay for something, as rows of `method_id` and `option`. */
export const payChoiceOf = (kind: PayableKind, id: SQL): SQL => sql`
  select m.id as method_id, p.payment_option as option from payments p
    join payment_methods m using (storefront_code, payment_processor_id)
  where p.payable_kind = ${kind} and p.payable_id = ${id} order by p.id desc limit 1`;
