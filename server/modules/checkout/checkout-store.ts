import { type SQL, sql } from "drizzle-orm";
import type { Money } from "../../../domain/money/money.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { visitorHashOf } from "../../platform/calls/owner.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { reserveCart } from "../stock/index.ts";
import { ABOUT_OWNER, type AboutOwner, aboutOwnerOf } from "./owner-data.ts";
import type { KeptLine, OpenedCheckout, StoredCheckout } from "./stored-checkout.ts";

/** Who asks, and in which storefront. */
export type Caller = Pick<CallContext, "storefront" | "user" | "client">;

/** One's own browser stays one's own after signing in. */
const isOwn = ({ user, client }: Caller) =>
  sql`coalesce(user_id = ${user?.id ?? null} or (user_id is null and visitor_hash = ${visitorHashOf(client)}), false)`;

const isNamed = ({ storefront }: Caller, slug: string) => sql`slug = ${slug} and storefront_code = ${storefront.code}`;

const COLUMNS = sql`json_build_object('slug', slug, 'userId', user_id, 'cartId', cart_id, 'currencyId', currency_id,
  'languageId', language_id, 'countryId', country_id, 'state', state, 'lines', lines, 'freight', freight,
  'shippingMethod', shipping_method, 'courierId', courier_id, 'deliveryFee', delivery_fee,
  'pickupPointId', pickup_point_id, 'address', address, 'email', email, 'promotion', promotion,
  'usesBalance', uses_balance, 'paymentMethodId', payment_method_id, 'paymentOption', payment_option,
  'confirmedTotal', confirmed_total, 'version', version) as checkout`;

/** Extends what the cart has reserved, in the statement that reads or changes its checkout. */
const keptBy = (cartId: SQL) => sql`(
  select coalesce(json_agg(json_build_object('variantId', variant_id, 'available', available,
    'expiresAt', case when is_reserved then expires_at end, 'extendableUntil', extendable_until)), '[]')
  from ${reserveCart(cartId)}) as kept`;

interface OpenedRow extends Record<string, unknown> {
  checkout: StoredCheckout;
  is_own: boolean;
  about: AboutOwner | null;
  kept: KeptLine[];
  read_at: string;
}

const opened = ({ checkout, is_own, about, kept, read_at }: OpenedRow): OpenedCheckout => ({
  checkout,
  isOwn: is_own,
  about: aboutOwnerOf(about),
  kept,
  readAt: new Date(read_at).toISOString(),
});

/** Reads a checkout; looking at one's own keeps its pieces reserved, and itself from a page that was left before. */
export async function openCheckoutRow(db: Database, caller: Caller, slug: string): Promise<OpenedCheckout | null> {
  const { rows } = await db.execute<OpenedRow>(sql`
    with seen as (
      update checkouts set updated_at = now() where ${isNamed(caller, slug)} and ${isOwn(caller)} and state = 'open')
    select ${COLUMNS}, is_own, case when is_own then ${ABOUT_OWNER} end as about,
      ${keptBy(sql`case when is_own and state = 'open' then cart_id end`)}, now() as read_at
    from (select *, ${isOwn(caller)} as is_own from checkouts where ${isNamed(caller, slug)}) c`);
  return rows[0] ? opened(rows[0]) : null;
}

/** Reads a checkout and touches nothing. */
export async function findCheckout(db: Database, caller: Caller, slug: string) {
  const { rows } = await db.execute<{ checkout: StoredCheckout; is_own: boolean }>(
    sql`select ${COLUMNS}, ${isOwn(caller)} as is_own from checkouts where ${isNamed(caller, slug)}`,
  );
  return rows[0] ? { checkout: rows[0].checkout, isOwn: rows[0].is_own } : null;
}

export interface CheckoutChange {
  set: readonly SQL[];
  /** The total that its owner agrees to with this change; every other change ends what was agreed to. */
  agreed?: Money;
  /** Must hold of the row, beside its being open and one's own. */
  when?: SQL;
}

const NO_AGREEMENT = sql`confirmed_total = null, confirmed_at = null`;

/** Changes one's own open checkout in one statement; none when it is not there to be changed, for whichever reason. */
export async function changeCheckout(
  db: Database,
  caller: Caller,
  slug: string,
  { set, when = sql`true`, agreed }: CheckoutChange,
): Promise<OpenedCheckout | null> {
  const agreement = agreed === undefined ? NO_AGREEMENT : sql`confirmed_total = ${agreed}, confirmed_at = now()`;
  const { rows } = await db.execute<OpenedRow>(sql`
    with changed as (
      update checkouts set ${agreement}, version = version + 1, updated_at = now(), ${sql.join([...set], sql`, `)}
      where ${isNamed(caller, slug)} and ${isOwn(caller)} and state = 'open' and ${when} returning *)
    select ${COLUMNS}, true as is_own, ${ABOUT_OWNER} as about, ${keptBy(sql`cart_id`)}, now() as read_at
    from changed c`);
  return rows[0] ? opened(rows[0]) : null;
}

/**
 * The first step of paying: one's own open checkout is an order from now on, and others of the same cart are none any
 * more. A concurrent payment waits here, and then finds nothing open.
 */
export async function markOrdered(tx: Database, caller: Caller, slug: string): Promise<StoredCheckout | null> {
  const isWanted = sql`${isNamed(caller, slug)} and ${isOwn(caller)}`;
  const { rows } = await tx.execute<{ checkout: StoredCheckout }>(sql`
    update checkouts set version = version + 1, updated_at = now(),
      state = case when slug = ${slug} then 'ordered' else 'invalidated' end
    where state = 'open' and ((${isWanted}) or cart_id in (
      select cart_id from checkouts where state = 'open' and ${isWanted}))
    returning ${COLUMNS}`);
  return rows.map(({ checkout }) => checkout).find((checkout) => checkout.slug === slug) ?? null;
}

/** Whether one's own checkout was open and is not any more; one that has become an order stays (CHECKOUT-07). */
export async function invalidateCheckout(
  db: Database,
  caller: Caller,
  slug: string,
  leftAt: string | null = null,
): Promise<boolean> {
  // A reload opens the checkout again before the page that it replaces says that it was left.
  const wasSeenSince = sql`coalesce(date_trunc('milliseconds', updated_at) > ${leftAt}::timestamptz, false)`;
  const { rowCount } = await db.execute(sql`
    update checkouts set state = 'invalidated', version = version + 1, updated_at = now()
    where ${isNamed(caller, slug)} and ${isOwn(caller)} and state = 'open' and not ${wasSeenSince}`);
  return rowCount === 1;
}

/** The columns that hold structures. */
export const asJson = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
