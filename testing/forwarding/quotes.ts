import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, type TestApp } from "#testing/test-app.ts";
import { addForwarder, type Forwarder, payByBalance } from "./forward-requests.ts";
import { BOOTS, PRICE, STRAP } from "./quote-samples.ts";

export { BOOTS, PRICE, STRAP } from "./quote-samples.ts";

const READER = { language_id: 1, currency_id: 1 };

/** A call about quotes, of a customer or of a browser. */
export const quoteCall = (app: TestApp, who: { cookies: Record<string, string> } | null, name: string, body: object) =>
  call(
    app,
    `/quotes/${name}`,
    { ...READER, agreed_terms: SHOWN_TERMS, ...body },
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

/** Boots, and two straps. */
export const TWO_ITEMS = [BOOTS, { ...STRAP, quantity: 2, currency: "USD" }];
const STRAP_PRICE = { price: 190_000, hs6: "640411" };

type Desk = Awaited<ReturnType<typeof quoteDesk>>;

/** A quote with its first price, and what it costs by air. */
export async function pricedQuote(app: TestApp, desk: Desk, owner: Forwarder, items: readonly object[] = [BOOTS]) {
  const { slug, number } = await sentQuote(app, owner, items);
  await desk("take", { number });
  const prices = [...PRICE.prices, STRAP_PRICE].slice(0, items.length);
  const priced = await desk("price", { number, ...PRICE, prices });
  if (priced.statusCode !== 200) throw new Error(`It could not be priced: ${priced.body}`);
  const { quote } = (await quoteCall(app, owner, "get", { slug })).json();
  return { slug, number, id: Number(number.slice(2)), total: quote.versions[0].offers[0].total as number };
}

/** One that waits for its money. */
export async function acceptedQuote(app: TestApp, desk: Desk, owner: Forwarder, items?: readonly object[]) {
  const priced = await pricedQuote(app, desk, owner, items);
  const { slug, total } = priced;
  await quoteCall(app, owner, "accept", { slug, version: 1, method: "air", total });
  return priced;
}

export async function paidQuote(app: TestApp, desk: Desk, owner: Forwarder, items?: readonly object[]) {
  const accepted = await acceptedQuote(app, desk, owner, items);
  await payByBalance(app, owner, accepted.slug);
  return accepted;
}

/** One with two items, which we have begun to buy. */
export async function buyingQuote(app: TestApp, desk: Desk, owner: Forwarder) {
  const paid = await paidQuote(app, desk, owner, TWO_ITEMS);
  await desk("buy", { number: paid.number });
  return paid;
}

/** Somebody at the warehouse who takes parcels in. */
export async function intake(app: TestApp) {
  const { cookies } = await signedInMember(app, { roles: ["administrator"] });
  const size = { weight_grams: 1_500, length_mm: 400, width_mm: 300, height_mm: 120 };
  const label = { suite: "", addressed_to: "", carrier: "", shop: "", tracking_number: "", shelf: "A-1", photos: [] };
  return (name: string, body: object) =>
    staffCall(app, `/parcels/${name}`, name === "receive" ? { warehouse: "US", ...label, ...size, ...body } : body, {
      cookies,
      headers: { "idempotency-key": randomUUID() },
    });
}

/** A quote that is in a state already, as if it had come there; answers its number. */
export async function addQuote(app: TestApp, state: string): Promise<string> {
  const owner = await addForwarder(app);
  const { rows } = await app.database.db.execute<{ id: number }>(sql`
    with quote as (
      insert into quotes (slug, user_id, storefront_code, language_id, currency_id, country_id, state, submitted_at,
        version, accepted_version, shipping_method, due_total)
      values (${randomUUID()}, ${owner.id}, 'lt', 1, 1, 1, ${state}, now(), 1, 1, 'air', 1_780_000) returning id)
    insert into quote_items (quote_id, position, link, name, options, quantity, price, currency, hs6, substitute, note)
    select id, 0, ${BOOTS.link}, ${BOOTS.name}, '', 1, ${BOOTS.price}, 'USD', '640391', 'ask', '' from quote
    returning quote_id as id`);
  return `QU${rows[0]?.id}`;
}

/** One whose boots are in a state already, and whose strap is still to be bought; its money is there. */
export async function addBuying(app: TestApp, desk: Desk, state: "wanted" | "bought"): Promise<string> {
  const { number } = await buyingQuote(app, desk, await addForwarder(app));
  if (state === "bought") await desk("item-bought", { number, item: 1 });
  return number;
}
