import { type SQL, sql } from "drizzle-orm";
import type { CheckoutDraft } from "#contracts/shop/selling/checkout-data.ts";
import type { Money } from "#domain/money/money/money.ts";
import { reserveCart } from "#modules/catalogue/stock/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { visitorHashOf } from "#platform/calls/owner.ts";
import type { Database } from "#platform/database/open-database.ts";
import { OWNER_DATA, type OwnerData, ownerDataOf } from "./owner-data.ts";
import type { LineReservation, OpenedCheckout, StoredCheckout } from "./stored-checkout.ts";

export type Caller = Pick<CallContext, "storefront" | "user" | "client">;

/** A guest's checkout still belongs to the browser after signing in. */
const isOwn = ({ user, client }: Caller) =>
  sql`coalesce(user_id = ${user?.id ?? null} or (user_id is null and visitor_hash = ${visitorHashOf(client)}), false)`;

const isNamed = ({ storefront }: Caller, slug: string) => sql`slug = ${slug} and storefront_code = ${storefront.code}`;

const COLUMNS = sql`json_build_object('slug', slug, 'userId', user_id, 'cartId', cart_id, 'currencyId', currency_id,
  'languageId', language_id, 'countryId', country_id, 'state', state, 'lines', lines, 'freight', freight,
  'shippingMethod', shipping_method, 'courierId', courier_id, 'deliveryFee', delivery_fee,
  'pickupPointId', pickup_point_id, 'address', address, 'email', email, 'draft', draft, 'extras', extras, 'promotion', promotion,
  'usesBalance', uses_balance, 'paymentMethodId', payment_method_id, 'paymentOption', payment_option,
  'confirmedTotal', confirmed_total, 'version', version) as checkout`;

/** Extends the cart's reservations in the statement that reads or changes the checkout. */
const reservationsOf = (cartId: SQL) => sql`(
  select coalesce(json_agg(json_build_object('variantId', variant_id, 'available', available,
    'expiresAt', case when is_reserved then expires_at end, 'extendableUntil', extendable_until)), '[]')
  from ${reserveCart(cartId)}) as reservations`;

interface OpenedRow extends Record<string, unknown> {
  checkout: StoredCheckout;
  is_own: boolean;
  owner_data: OwnerData | null;
  reservations: LineReservation[];
  read_at: string;
}

const opened = ({ checkout, is_own, owner_data, reservations, read_at }: OpenedRow): OpenedCheckout => ({
  checkout,
  isOwn: is_own,
  ownerData: ownerDataOf(owner_data),
  reservations,
  readAt: new Date(read_at).toISOString(),
});

/** Reads a checkout and marks it as seen by its owner, see `invalidateCheckout`. */
export const seeCheckout = (db: Database, caller: Caller, slug: string): Promise<OpenedCheckout | null> =>
  openCheckoutRow(
    db,
    caller,
    slug,
    sql`with seen as (
      update checkouts set updated_at = now() where ${isNamed(caller, slug)} and ${isOwn(caller)} and state = 'open')`,
  );

/** Reads a checkout. For the owner this extends the reservations. */
export async function openCheckoutRow(
  db: Database,
  caller: Caller,
  slug: string,
  before = sql.empty(),
): Promise<OpenedCheckout | null> {
  const { rows } = await db.execute<OpenedRow>(sql`${before}
    select ${COLUMNS}, is_own, case when is_own then ${OWNER_DATA} end as owner_data,
      ${reservationsOf(sql`case when is_own and state = 'open' then cart_id end`)}, now() as read_at
    from (select *, ${isOwn(caller)} as is_own from checkouts where ${isNamed(caller, slug)}) c`);
  return rows[0] ? opened(rows[0]) : null;
}

/** Reads a checkout and changes nothing. */
export async function findCheckout(db: Database, caller: Caller, slug: string) {
  const { rows } = await db.execute<{ checkout: StoredCheckout; is_own: boolean }>(
    sql`select ${COLUMNS}, ${isOwn(caller)} as is_own from checkouts where ${isNamed(caller, slug)}`,
  );
  return rows[0] ? { checkout: rows[0].checkout, isOwn: rows[0].is_own } : null;
}

/** An expression: the caller's latest checkout, in whatever state; a new one begins with its choices. */
export const latestJson = ({ storefront, user, client }: Caller): SQL<StoredCheckout | null> => sql`(
  select ${COLUMNS} from checkouts
  where storefront_code = ${storefront.code}
    and (user_id = ${user?.id ?? null} or (user_id is null and visitor_hash = ${visitorHashOf(client)}))
  order by updated_at desc, state = 'ordered' desc limit 1)`;

export interface CheckoutChange {
  set: readonly SQL[];
  /** The total that the owner confirms with this change; any other change revokes the confirmation. */
  confirmed?: Money;
  /** A condition on the row, beside being open and the caller's own. */
  when?: SQL;
  /** A statement of another module that is run with the change; it is given the cart's id. */
  also?: (cartIds: SQL) => SQL;
}

const NO_CONFIRMATION = sql`confirmed_total = null, confirmed_at = null`;

/** Changes the caller's own open checkout in one statement; null when there is none, or `when` does not hold. */
export async function changeCheckout(
  db: Database,
  caller: Caller,
  slug: string,
  { set, when = sql`true`, confirmed, also = (cartIds) => cartIds }: CheckoutChange,
): Promise<OpenedCheckout | null> {
  const confirmation =
    confirmed === undefined ? NO_CONFIRMATION : sql`confirmed_total = ${confirmed}, confirmed_at = now()`;
  const { rows } = await db.execute<OpenedRow>(sql`
    with changed as (
      update checkouts set ${confirmation}, version = version + 1, updated_at = now(), ${sql.join([...set], sql`, `)}
      where ${isNamed(caller, slug)} and ${isOwn(caller)} and state = 'open' and ${when} returning *),
    also as (${also(sql`select cart_id as id from changed`)})
    select ${COLUMNS}, true as is_own, ${OWNER_DATA} as owner_data, ${reservationsOf(sql`cart_id`)}, now() as read_at
    from changed c left join also on also.id = c.cart_id`);
  return rows[0] ? opened(rows[0]) : null;
}

/**
 * The first step of paying: marks the caller's own open checkout as ordered and invalidates others of the same cart. A
 * concurrent payment waits here, and then finds nothing open.
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

/** Keeps what was typed, also when leaving the page has already invalidated the checkout; false when it is not there. */
export async function storeDraft(db: Database, caller: Caller, slug: string, draft: CheckoutDraft): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update checkouts set draft = ${asJson(draft)}
    where ${isNamed(caller, slug)} and ${isOwn(caller)} and state <> 'ordered'`);
  return rowCount === 1;
}

/** Invalidates the caller's own open checkout; false when there is none, or it has been ordered (CHECKOUT-07). */
export async function invalidateCheckout(
  db: Database,
  caller: Caller,
  slug: string,
  leftAt: string | null = null,
): Promise<boolean> {
  // After a reload, the old page reports leaving when the new page has already opened the checkout again.
  const wasSeenSince = sql`coalesce(date_trunc('milliseconds', updated_at) > ${leftAt}::timestamptz, false)`;
  const { rowCount } = await db.execute(sql`
    update checkouts set state = 'invalidated', version = version + 1, updated_at = now()
    where ${isNamed(caller, slug)} and ${isOwn(caller)} and state = 'open' and not ${wasSeenSince}`);
  return rowCount === 1;
}

export const asJson = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
