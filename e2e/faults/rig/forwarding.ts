import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { SERUM, SHOES, storeParcel } from "#testing/forwarding/stored-parcels.ts";
import type { Buyer } from "./buyer.ts";
import { ADDRESS } from "./checkout.ts";
import { addCustomer } from "./customers.ts";
import { becomes } from "./order-states.ts";
import { startCardPayment } from "./payable.ts";
import type { Shop } from "./shop.ts";

export interface Forwarder {
  userId: number;
  suiteId: number;
  /** Another browser or tab of the same customer. */
  open(): Buyer;
}

/** A customer with a suite. */
export async function addForwarder(shop: Shop): Promise<Forwarder> {
  const { userId, open } = await addCustomer(shop);
  const { rows } = await shop.database.db.execute<{ id: number }>(sql`
    insert into suites (storefront_code, digits, user_id)
    select 'lt', 10000 + (select count(*) from suites), ${userId} returning id`);
  return { userId, suiteId: rows[0]?.id ?? 0, open: () => open() };
}

/** Two stored parcels for a request. */
export const twoParcels = async ({ database }: Shop, { suiteId }: Forwarder): Promise<string[]> => [
  await storeParcel(database.db, suiteId, SHOES),
  await storeParcel(database.db, suiteId, SERUM),
];

const asked = (slug: string, body: object = {}) => ({ slug, currency_id: 1, ...body });

export const requestCall = <Body>(buyer: Buyer, name: string, body: object) =>
  buyer.call<Body>(`/forward-requests/${name}`, { currency_id: 1, agreed_terms: SHOWN_TERMS, ...body }, randomUUID());

/** A request with every choice made, which waits to be paid. */
export async function submitRequest(buyer: Buyer, parcels: readonly string[]): Promise<string> {
  const { body } = await requestCall<{ slug: string }>(buyer, "begin", { parcels });
  const ask = async (name: string, choice: object = {}): Promise<RequestDetails> => {
    const reply = await requestCall<{ request: RequestDetails }>(buyer, name, asked(body.slug, choice));
    if (reply.status !== 200)
      throw new Error(`${name} was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body.request;
  };
  const { couriers } = await ask("get");
  const door = couriers.find(({ has_pickup_points }) => !has_pickup_points);
  const { offers } = await ask("set-delivery", { shipping_method: "air", courier_id: door?.id, address: ADDRESS });
  await ask("submit", { total: offers.find(({ method }) => method === "air")?.charged });
  return body.slug;
}

export interface PaidRequest {
  id: number;
  number: string;
  slug: string;
  owner: Forwarder;
  parcels: string[];
}

/** A request whose two parcels are paid for by card. */
export async function payRequest(shop: Shop): Promise<PaidRequest> {
  const owner = await addForwarder(shop);
  const parcels = await twoParcels(shop, owner);
  const buyer = owner.open();
  const slug = await submitRequest(buyer, parcels);
  const { body } = await startCardPayment(buyer, slug);
  await shop.simulator.press(body.redirect_url ?? "", "pay");
  if (!(await becomesRequestState(shop, slug, "paid"))) throw new Error("the request was not paid");
  const { id } = await readRequest(shop, slug);
  return { id, number: `FR${id}`, slug, owner, parcels };
}

interface StoredRequest extends Record<string, unknown> {
  id: number;
  state: string;
  /** The amounts agreed, due, captured and refunded, in 1/10 000. */
  agreed: number;
  due: number;
  captured: number;
  refunded: number;
  /** The number of refunds. */
  refunds: number;
}

export async function readRequest({ database }: Shop, slug: string): Promise<StoredRequest> {
  const { rows } = await database.db.execute<StoredRequest>(sql`
    select r.id, r.state, (r.agreed_total + r.payment_fee)::integer as agreed, (r.due_total + r.payment_fee)::integer as due,
      coalesce(sum(p.captured), 0)::integer as captured, coalesce(sum(p.refunded), 0)::integer as refunded,
      (select count(*) from refunds f join payments q on q.id = f.payment_id
        where q.payable_kind = 'forward_request' and q.payable_id = r.id)::integer as refunds
    from forward_requests r left join payments p on p.payable_kind = 'forward_request' and p.payable_id = r.id
    where r.slug = ${slug} group by r.id`);
  const [request] = rows;
  if (!request) throw new Error("there is no such request");
  return request;
}

export const becomesRequestState = (shop: Shop, slug: string, state: string, limitMs?: number): Promise<boolean> =>
  becomes(async () => (await readRequest(shop, slug)).state === state, limitMs);
