import { sql } from "drizzle-orm";

/**
 * The price that a product is listed with, per storefront and currency: the lowest of its available variants, else the
 * lowest of all. A subquery on `p.id`.
 */
export const LISTED_PRICES = sql`
  select distinct on (pr.storefront_code, pr.currency_id)
    pr.storefront_code, pr.currency_id, pr.amount, pr.prior_amount, pr.regular_amount,
    coalesce(st.on_hand > st.reserved, false) as is_available,
    min(pr.amount) over same <> max(pr.amount) over same as has_price_range
  from product_variants v
    join prices pr on pr.variant_id = v.id
    join storefront_products sp on sp.storefront_code = pr.storefront_code and sp.product_id = v.product_id
    left join stock_levels st on st.variant_id = v.id
  where v.product_id = p.id
  window same as (partition by pr.storefront_code, pr.currency_id)
  order by pr.storefront_code, pr.currency_id, is_available desc, pr.amount, v.position`;
