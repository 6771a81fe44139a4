import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

/** A possible subject of calls, as the tables have it. */
export interface Thing {
  kind: ThingKind;
  id: number;
  state: string;
  /** In addresses; empty where it has none. */
  slug: string;
  /** The customer who owns it; null for a guest. */
  userId: number | null;
  /** The company that owns it through its suite. */
  companyId: number | null;
  data: Record<string, unknown>;
}

/** One select of all things of a kind: id, state, slug, the customer, the company, and what choices depend on. */
const KINDS = {
  parcel: sql`select p.id, p.state, '' as slug, s.user_id, s.company_id, jsonb_build_object('tracking', p.tracking_number,
      'quote', p.quote_id, 'warehouse', p.warehouse_id, 'open', (select jsonb_agg(kind) from parcel_services v
        where v.parcel_id = p.id and v.done_at is null)) as data
    from parcels p left join suites s on s.id = p.suite_id`,
  request: sql`select r.id, r.state, r.slug, r.user_id, s.company_id, jsonb_build_object('quote', r.quote_id,
      'method', r.shipping_method, 'warehouse', r.warehouse_id, 'due', r.due_total, 'courier', r.courier_id,
      'parcels', (select jsonb_agg(parcel_id) from forward_request_parcels rp where rp.request_id = r.id and rp.is_live))
    from forward_requests r join suites s on s.id = r.suite_id`,
  quote: sql`select q.id, q.state, q.slug, q.user_id, null::integer, jsonb_build_object('version', q.version,
      'items', (select count(*) from quote_items i where i.quote_id = q.id), 'courier', q.courier_id,
      'question', (select max(id) from quote_questions u where u.quote_id = q.id and answered_at is null),
      'questionKind', (select kind from quote_questions u where u.quote_id = q.id and answered_at is null order by id desc limit 1))
    from quotes q`,
  purchase: sql`select b.id, b.state, '', q.user_id, null::integer, jsonb_build_object('quote', 'QU' || b.quote_id,
      'item', b.position + 1, 'price', b.price, 'asked', b.asked_price, 'tracking', p.tracking_number, 'quoteState', q.state)
    from quote_purchases b join quotes q on q.id = b.quote_id left join parcels p on p.id = b.parcel_id`,
  invoice: sql`select id, state, slug, user_id, null::integer, jsonb_build_object('kind', kind) from invoices`,
  order: sql`select o.id, o.state, o.slug, o.user_id, null::integer, jsonb_build_object('email', o.email,
      'last', o.address ->> 'last_name', 'lines', (select jsonb_agg(id) from order_lines l where l.order_id = o.id))
    from orders o`,
  payment: sql`select id::integer, state, reference, user_id, null::integer, jsonb_build_object('url', redirect_url,
      'of', payable_kind, 'captured', captured, 'refunded', refunded, 'processor', payment_processor_id) from payments`,
  claim: sql`select id, state, '', user_id, null::integer, jsonb_build_object('cap', cap, 'about', subject_kind) from claims`,
  withdrawal: sql`select id, state, '', user_id, null::integer, jsonb_build_object('order', order_number) from withdrawals`,
  payout: sql`select id, state, '', user_id, null::integer, '{}'::jsonb from payouts`,
  company: sql`select c.id, c.state, '', (select m.user_id from company_members m where m.company_id = c.id
      and m.role = 'owner' order by m.is_live desc, m.id limit 1), c.id, '{}'::jsonb from companies c`,
  /** The owners of a closed company still act for what it has. */
  member: sql`select m.id, case when is_live or (left_at is null and role = 'owner' and c.state = 'closed') then role
        else 'left' end, '', user_id, company_id, jsonb_build_object('limit', monthly_limit)
    from company_members m join companies c on c.id = m.company_id`,
  invitation: sql`select id, role, email, null::integer, company_id, '{}'::jsonb from company_invitations`,
  approval: sql`select id, state, '', asked_by, company_id, jsonb_build_object('kind', payable_kind, 'of', payable_id,
      'amount', amount) from company_approvals`,
  staffApproval: sql`select a.id, a.state, m.email, null::integer, null::integer, '{}'::jsonb
    from staff_approvals a join staff_members m on m.id = a.requested_by`,
  consignment: sql`select id, state, '', null::integer, null::integer, jsonb_build_object('method', shipping_method,
      'warehouse', warehouse_id) from consignments`,
  shipment: sql`select id, coalesce(status, 'new'), coalesce(tracking_number, ''), null::integer, null::integer,
      jsonb_build_object('of', subject_kind, 'carrier', carrier, 'ended', ended_at is not null) from shipments`,
  phone: sql`select id, state, '', user_id, null::integer, '{}'::jsonb from phone_reservations`,
  line: sql`select l.id::integer, 'in_cart', '', c.user_id, null::integer, jsonb_build_object('guest', encode(c.visitor_hash, 'hex'))
    from cart_lines l join carts c on c.id = l.cart_id`,
  checkout: sql`select (row_number() over (order by created_at, slug))::integer, case when confirmed_at is not null
      and state = 'open' then 'confirmed' else state end, slug, user_id, null::integer, jsonb_build_object(
      'guest', encode(visitor_hash, 'hex'), 'total', confirmed_total, 'method', shipping_method, 'courier', courier_id,
      'email', email, 'address', address is not null, 'payment', payment_method_id) from checkouts`,
  job: sql`select id, name, '', null::integer, null::integer, '{}'::jsonb from walk_jobs`,
  address: sql`select id, 'saved', '', user_id, null::integer, '{}'::jsonb from delivery_addresses`,
} as const;

export type ThingKind = keyof typeof KINDS;
export const THING_KINDS = Object.keys(KINDS) as ThingKind[];

const ALL = sql.join(
  THING_KINDS.map((kind) => sql`(select ${sql.raw(`'${kind}'`)} as kind, things.* from (${KINDS[kind]}) as things)`),
  sql` union all `,
);

/** A current membership of a company. */
interface Membership {
  userId: number;
  companyId: number;
  role: string;
}

export interface World {
  things: Record<ThingKind, readonly Thing[]>;
  memberships: readonly Membership[];
  /** The number of waiting jobs. */
  jobs: number;
}

/** All current things; each kind in the order of its creation. */
export async function readWorld(db: Database): Promise<World> {
  const { rows } = await db.execute<{
    kind: ThingKind;
    id: number;
    state: string;
    slug: string;
    user_id: number | null;
    company_id: number | null;
    data: Record<string, unknown>;
  }>(sql`select * from (${ALL}) as everything order by kind, id`);
  const things = Object.fromEntries(THING_KINDS.map((kind) => [kind, [] as Thing[]])) as Record<ThingKind, Thing[]>;
  for (const { user_id: userId, company_id: companyId, ...thing } of rows)
    things[thing.kind].push({ ...thing, userId, companyId });
  const memberships = things.member.flatMap(({ state: role, userId, companyId }) =>
    role === "left" || userId === null || companyId === null ? [] : [{ userId, companyId, role }],
  );
  return { things, memberships, jobs: things.job.length };
}
