import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { addStaff } from "../rig/customers.ts";
import { becomes } from "../rig/order-states.ts";
import { startCardPayment } from "../rig/payable.ts";
import {
  acceptance,
  acceptQuote,
  buyQuote,
  type GivenQuote,
  priceQuote,
  readQuote,
  TWO_PRICES,
} from "../rig/quotes.ts";
import { runJob } from "../rig/run-job.ts";
import type { Shop } from "../rig/shop.ts";
import { callTogether, tally } from "../rig/together.ts";
import type { Scenario, Trial } from "../rig/trial.ts";

const LEAD_MS = 120;
const SPREAD_MS = 50;

const dearer = { ...TWO_PRICES, prices: [{ price: 1_280_000 }, ...TWO_PRICES.prices.slice(1)] };

/** F34: staff give a new version while several tabs accept the old one: nobody is charged for what was not shown last. */
export const versionAgainstAccept = (tabs: number): Scenario => ({
  id: "F34",
  title: `a new version while ${tabs} tabs accept the old one`,
  run: async ({ shop, expect }) => {
    const { id, number, slug, total, owner, staff } = await priceQuote(shop);
    const accepting = Array.from({ length: tabs }, () => {
      const buyer = owner.open();
      return {
        buyer,
        request: buyer.request("/quotes/accept", acceptance({ slug, total }), randomUUID()),
      };
    });
    const pricing = { buyer: staff, request: staff.request("/quotes/price", { number, ...dearer }, randomUUID()) };
    const replies = await callTogether<{ result?: string }>(shop, [...accepting, pricing]);
    const answers = JSON.stringify(tally(replies));
    expect(
      replies.every(({ status }) => status === 200),
      `all are answered: ${answers}`,
    );
    const { state, version, acceptedVersion } = await readQuote(shop, id);
    expect(state === "quoted" && version === 2 && acceptedVersion === null, `it is ${state} ${version}: ${answers}`);
  },
});

/** A card payment and another event that ends the acceptance, in the same moment: it is paid, or refunded. */
async function againstPayment(
  { shop, random, expect }: Trial,
  prepare: (quote: GivenQuote) => Promise<unknown>,
  meanwhile: (quote: GivenQuote) => Promise<unknown>,
): Promise<void> {
  const quote = await acceptQuote(shop);
  const { body } = await startCardPayment(quote.buyer, quote.slug);
  await prepare(quote);
  const moment = () => setTimeout(LEAD_MS + (random.next() * 2 - 1) * SPREAD_MS);
  const [paying, other] = [moment(), moment()];
  await Promise.all([
    paying.then(() => shop.simulator.press(body.redirect_url ?? "", "pay")),
    other.then(() => meanwhile(quote)),
  ]);
  const isDecided = async () => {
    const { state, captured, refunded } = await readQuote(shop, quote.id);
    return captured > 0 && (state === "paid" ? refunded === 0 : state !== "awaiting_payment" && refunded === captured);
  };
  expect(
    await becomes(isDecided),
    `it is paid, or its money is refunded: ${JSON.stringify(await readQuote(shop, quote.id))}`,
  );
}

/** F34: a new version at the moment when the old one is paid. */
export const versionAgainstPayment: Scenario = {
  id: "F34",
  title: "a new version while the old one is paid",
  run: (trial) =>
    againstPayment(
      trial,
      async () => undefined,
      ({ staff, number }) => staff.call("/quotes/price", { number, ...dearer }, randomUUID()),
    ),
};

/** F35: a quote expires at the moment when its payment succeeds. */
export const quoteExpires: Scenario = {
  id: "F35",
  title: "a quote expires while it is paid",
  run: (trial) =>
    againstPayment(
      trial,
      ({ id }) =>
        trial.shop.database.db.execute(sql`update quotes
          set expires_at = clock_timestamp() + make_interval(secs => ${LEAD_MS / 1_000}) where id = ${id}`),
      () => runJob(trial.shop, "quote-clock"),
    ),
};

const together = async (shop: Shop, quote: GivenQuote, members: number, name: string, body: object) => {
  const staff = await Promise.all(Array.from({ length: members }, () => addStaff(shop)));
  return callTogether<{ result?: string }>(
    shop,
    staff.map((buyer) => ({
      buyer,
      request: buyer.request(`/quotes/${name}`, { number: quote.number, ...body }, randomUUID()),
    })),
  );
};

/** F35: several members say that one item cannot be had: its money is refunded once. */
export const unavailableByMany = (members: number): Scenario => ({
  id: "F35",
  title: `${members} members find one item unavailable`,
  run: async ({ shop, expect }) => {
    const quote = await buyQuote(shop);
    const replies = await together(shop, quote, members, "item-unavailable", { item: 2 });
    expect(replies.filter(({ status }) => status === 200).length === 1, JSON.stringify(tally(replies)));
    const { refunds, items, state } = await readQuote(shop, quote.id);
    expect(refunds === 1 && items === "wanted unavailable", `${refunds} refunds, ${items}, ${state}`);
  },
});

/** F35: several members report one risen price: its customer is asked once. */
export const riseByMany = (members: number): Scenario => ({
  id: "F35",
  title: `${members} members report one risen price`,
  run: async ({ shop, expect }) => {
    const quote = await buyQuote(shop);
    const replies = await together(shop, quote, members, "price-rose", { item: 1, price: 1_480_000 });
    expect(replies.filter(({ status }) => status === 200).length === 1, JSON.stringify(tally(replies)));
    const { invoices, state } = await readQuote(shop, quote.id);
    expect(invoices === 1 && state === "balance_due", `${invoices} invoices, ${state}`);
  },
});

/** F35: the invoice for a risen price expires while it is paid: the item is bought, or both sums are refunded. */
export const riseExpires: Scenario = {
  id: "F35",
  title: "a risen price expires while it is paid",
  run: async ({ shop, random, expect }) => {
    const quote = await buyQuote(shop);
    const { db } = shop.database;
    await quote.staff.call("/quotes/price-rose", { number: quote.number, item: 1, price: 1_480_000 }, randomUUID());
    const { rows } = await db.execute<{ id: number; slug: string }>(
      sql`select id, slug from invoices where about = ${quote.number}`,
    );
    const { body } = await startCardPayment(quote.buyer, rows[0]?.slug ?? "");
    await db.execute(sql`update invoices
      set expires_at = clock_timestamp() + make_interval(secs => ${LEAD_MS / 1_000}) where id = ${rows[0]?.id ?? 0}`);
    const moment = () => setTimeout(LEAD_MS + (random.next() * 2 - 1) * SPREAD_MS);
    const [paying, expiring] = [moment(), moment()];
    await Promise.all([
      paying.then(() => shop.simulator.press(body.redirect_url ?? "", "pay")),
      expiring.then(() => runJob(shop, "unpaid-invoices")),
    ]);
    const paid = async () => {
      const found = await db.execute<{ captured: number; refunded: number }>(sql`
        select captured::integer, refunded::integer from payments where reference = ${body.payment}`);
      return found.rows[0] ?? { captured: 0, refunded: 0 };
    };
    const isDecided = async () => {
      const { items, refunds } = await readQuote(shop, quote.id);
      const { captured, refunded } = await paid();
      if (captured === 0) return false;
      return items === "wanted wanted" ? refunds === 0 && refunded === 0 : refunds === 1 && refunded === captured;
    };
    expect(await becomes(isDecided), `${JSON.stringify([await readQuote(shop, quote.id), await paid()])}`);
  },
};
