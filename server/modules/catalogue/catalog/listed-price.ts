import { type SQL, sql } from "drizzle-orm";

/** All prices of variants where a storefront lists their product. */
const PRICES = sql`
  product_variants v
    join prices pr on pr.variant_id = v.id
    join storefront_products sp on sp.storefront_code = pr.storefront_code and sp.product_id = v.product_id
    left join stock_levels st on st.variant_id = v.id`;

const IS_AVAILABLE = sql`coalesce(st.on_hand > st.reserved, false)`;
/** A product is listed with the lowest price of its available variants, else with the lowest of all. */
const LISTED_FIRST = sql`${IS_AVAILABLE} desc, pr.amount, v.position`;

/** The price that a product is listed with, per storefront and currency. A subquery on `p.id`. */
export const LISTED_PRICES = sql`
  select distinct on (pr.storefront_code, pr.currency_id)
    pr.storefront_code, pr.currency_id, pr.amount, pr.prior_amount, pr.regular_amount,
    ${IS_AVAILABLE} as is_available,
    min(pr.amount) over same <> max(pr.amount) over same as has_price_range
  from ${PRICES}
  where v.product_id = p.id
  window same as (partition by pr.storefront_code, pr.currency_id)
  order by pr.storefront_code, pr.currency_id, ${LISTED_FIRST}`;

/** The same of several products; `isWanted` is a condition on `v.product_id`. */
export const listedPricesOf = (isWanted: SQL) => sql`
  select distinct on (v.product_id, pr.storefront_code, pr.currency_id)
    v.product_id, pr.storefront_code, pr.currency_id, pr.amount, pr.prior_amount
  from ${PRICES}
  where ${isWanted}
  order by v.product_id, pr.storefront_code, pr.currency_id, ${LISTED_FIRST}`;
