import { eq, or, type SQL, sql } from "drizzle-orm";
import { searchedId } from "#domain/shared/numbers/numbers.ts";
import { containing, escapeLike } from "#platform/database/containing.ts";
import { orders } from "./tables.ts";

/** The orders that a search finds: by number, or by words of a product in any language that it was sold in (ACCOUNT-05). */
export function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === "") return undefined;
  const id = searchedId("order", text);
  return or(id ? eq(orders.id, id) : undefined, hasProduct(text));
}

/** A product's address has its name without accents, so that "zalias" finds "Žalias". */
function hasProduct(text: string): SQL {
  const pattern = containing(text);
  const inAddress = `%${escapeLike(text).replace(/\s+/g, "-")}%`;
  return sql`exists (select from order_lines l where l.order_id = ${orders.id} and (
    l.name ilike ${pattern} or l.manufacturer ilike ${pattern} or l.sku ilike ${pattern} or l.product_slug ilike ${inAddress}
    or exists (select from jsonb_each(l.texts) as t where t.value ->> 'name' ilike ${pattern}
      or t.value ->> 'slug' ilike ${inAddress})))`;
}
