import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { addForwarder, type Forwarder, payByBalance } from "./forwarding.ts";
import { signedInMember, staffCall } from "./staff.ts";
import { call, type TestApp } from "./test-app.ts";

const READER = { language_id: 1, currency_id: 1 };

export const BOOTS = {
  link: "https://www.alderandco.example/boots",
  name: "Chelsea boots",
  options: "US 9, dark brown",
  quantity: 1,
  price: 1_280_000,
  currency: "USD",
  hs6: "640391",
  substitute: "ask",
  note: "The black sole, please.",
};
export const STRAP = { ...BOOTS, link: "tindra.example/strap", name: "Leather strap", price: 200_000, currency: "GBP" };

/** A call about quotes, of a customer or of a browser. */
export const quoteCall = (app: TestApp, who: { cookies: Record<string, string> } | null, name: string, body: object) =>
  call(
    app,
    `/quotes/${name}`,
    { ...READER, ...body },
    { ...(who ? { cookies: who.cookies } : {}), headers: { "idempotency-key": randomUUID() } },
  );

/** A list that was sent, to the door in Vilnius; answers its slug and number. */
export async function sentQuote(
  app: TestApp,
  owner: Forwarder,
  items: readonly object[] = [BOOTS],
): Promise<{ slug: string; number: string }> {
  const { draft } = (await quoteCall(app, owner, "save-draft", { items })).json();
  const courier = draft.couriers.find((each: { has_pickup_points: boolean }) => !each.has_pickup_points);
  const address = {
    first_name: "Rūta",
    last_name: "Kazlauskienė",
    first_address: "Žvėryno g. 14-7",
    city: "Vilnius",
    zip: "08117",
    phone_number: "+370 600 00000",
    country_id: 1,
  };
  await quoteCall(app, owner, "set-delivery", { courier_id: courier.id, address });
  return (await quoteCall(app, owner, "submit", {})).json();
}

/** Somebody who prices quotes. */
export async function quoteDesk(app: TestApp) {
  const { cookies } = await signedInMember(app, { roles: ["administrator"] });
  return (name: string, body: object) =>
    staffCall(app, `/quotes/${name}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
}

/** What a price is made of, for lists of one item. */
export const PRICE = {
  warehouse: "US",
  prices: [{ price: 1_180_000 }],
  shop_delivery: 79_000,
  boxes: [{ weight_grams: 1_800, length_mm: 460, width_mm: 310, height_mm: 140 }],
};

/** A quote with its first price, and what it costs by air. */
export async function pricedQuote(app: TestApp, desk: Awaited<ReturnType<typeof quoteDesk>>, owner: Forwarder) {
  const { slug, number } = await sentQuote(app, owner);
  await desk("take", { number });
  await desk("price", { number, ...PRICE });
  const { quote } = (await quoteCall(app, owner, "get", { slug })).json();
  return { slug, number, id: Number(number.slice(2)), total: quote.versions[0].offers[0].total as number };
}

/** One that waits for its money. */
export async function acceptedQuote(app: TestApp, desk: Awaited<ReturnType<typeof quoteDesk>>, owner: Forwarder) {
  const priced = await pricedQuote(app, desk, owner);
  const { slug, total } = priced;
  await quoteCall(app, owner, "accept", { slug, version: 1, method: "air", total });
  return priced;
}

export async function paidQuote(app: TestApp, desk: Awaited<ReturnType<typeof quoteDesk>>, owner: Forwarder) {
  const accepted = await acceptedQuote(app, desk, owner);
  await payByBalance(app, owner, accepted.slug);
  return accepted;
}

/** A quote that is in a state already, as if it had come there; answers its number. */
export async function addQuote(app: TestApp, state: string): Promise<string> {
  const owner = await addForwarder(app);
  const { rows } = await app.database.db.execute<{ id: number }>(sql`
    with quote as (
      insert into quotes (slug, user_id, storefront_code, language_id, currency_id, country_id, state, submitted_at)
      values (${randomUUID()}, ${owner.id}, 'lt', 1, 1, 1, ${state}, now()) returning id)
    insert into quote_items (quote_id, position, link, name, options, quantity, price, currency, hs6, substitute, note)
    select id, 0, ${BOOTS.link}, ${BOOTS.name}, '', 1, ${BOOTS.price}, 'USD', '640391', 'ask', '' from quote
    returning quote_id as id`);
  return `QU${rows[0]?.id}`;
}
