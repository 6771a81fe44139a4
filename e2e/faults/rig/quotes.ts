import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { BOOTS, PRICE, STRAP } from "#testing/forwarding/quote-samples.ts";
import type { Buyer } from "./buyer.ts";
import { ADDRESS } from "./checkout.ts";
import { addStaff } from "./customers.ts";
import { addForwarder, type Forwarder } from "./forwarding.ts";
import { becomes } from "./order-states.ts";
import { startCardPayment } from "./payable.ts";
import type { Shop } from "./shop.ts";

export interface GivenQuote {
  id: number;
  number: string;
  slug: string;
  /** By air, in 1/10 000. */
  total: number;
  owner: Forwarder;
  buyer: Buyer;
  staff: Buyer;
}

/** The staff's price of two items. */
export const TWO_PRICES = { ...PRICE, prices: [...PRICE.prices, { price: 190_000, hs6: "640411" }] };

async function ask<Body>(buyer: Buyer, name: string, body: object): Promise<Body> {
  const reply = await buyer.call<Body>(`/quotes/${name}`, body, randomUUID());
  if (reply.status !== 200) throw new Error(`${name} was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

interface Shown {
  quote: { versions: { offers: { method: string; total: number }[] }[] };
}

/** A quote with two items and its first price. */
export async function priceQuote(shop: Shop): Promise<GivenQuote> {
  const owner = await addForwarder(shop);
  const [buyer, staff] = [owner.open(), await addStaff(shop)];
  const reader = { currency_id: 1 };
  const items = [BOOTS, { ...STRAP, currency: "USD" }];
  const { draft } = await ask<{ draft: { couriers: { id: number; has_pickup_points: boolean }[] } }>(
    buyer,
    "save-draft",
    { ...reader, items },
  );
  const door = draft.couriers.find(({ has_pickup_points }) => !has_pickup_points);
  await ask(buyer, "set-delivery", { ...reader, courier_id: door?.id, address: ADDRESS });
  const { slug, number } = await ask<{ slug: string; number: string }>(buyer, "submit", reader);
  await ask(staff, "take", { number });
  await ask(staff, "price", { number, ...TWO_PRICES });
  const { quote } = await ask<Shown>(buyer, "get", { slug });
  const total = quote.versions[0]?.offers.find(({ method }) => method === "air")?.total ?? 0;
  return { id: Number(number.slice(2)), number, slug, total, owner, buyer, staff };
}

/** The body of the acceptance of the first price by air. */
export const acceptance = ({ slug, total }: Pick<GivenQuote, "slug" | "total">) => ({
  ...{ slug, version: 1, method: "air", total },
  agreed_terms: SHOWN_TERMS,
});

export async function acceptQuote(shop: Shop): Promise<GivenQuote> {
  const quote = await priceQuote(shop);
  await ask(quote.buyer, "accept", acceptance(quote));
  return quote;
}

/** A quote that is paid by card, and whose items are being bought. */
export async function buyQuote(shop: Shop): Promise<GivenQuote> {
  const quote = await acceptQuote(shop);
  const { body } = await startCardPayment(quote.buyer, quote.slug);
  await shop.simulator.press(body.redirect_url ?? "", "pay");
  if (!(await becomes(async () => (await readQuote(shop, quote.id)).state === "paid")))
    throw new Error("the quote was not paid");
  await ask(quote.staff, "buy", { number: quote.number });
  return quote;
}

interface StoredQuote extends Record<string, unknown> {
  state: string;
  version: number;
  acceptedVersion: number | null;
  captured: number;
  refunded: number;
  /** The number of refunds. */
  refunds: number;
  /** The number of invoices for a risen price. */
  invoices: number;
  items: string;
}

export async function readQuote({ database }: Shop, id: number): Promise<StoredQuote> {
  const { rows } = await database.db.execute<StoredQuote>(sql`
    select q.state, q.version, q.accepted_version as "acceptedVersion",
      coalesce(sum(p.captured), 0)::integer as captured, coalesce(sum(p.refunded), 0)::integer as refunded,
      (select count(*) from refunds f join payments r on r.id = f.payment_id
        where r.payable_kind = 'quote' and r.payable_id = q.id)::integer as refunds,
      (select count(*) from invoices i where i.about = 'QU' || q.id)::integer as invoices,
      coalesce((select string_agg(b.state, ' ' order by b.position) from quote_purchases b where b.quote_id = q.id), '') as items
    from quotes q left join payments p on p.payable_kind = 'quote' and p.payable_id = q.id
    where q.id = ${id} group by q.id`);
  const [quote] = rows;
  if (!quote) throw new Error("there is no such quote");
  return quote;
}
