import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addForwarder, type Forwarder } from "#testing/forwarding/forward-requests.ts";
import { acceptedQuote, PRICE, quoteDesk } from "#testing/forwarding/quotes.ts";
import { checkQuotes } from "#testing/invariants/check-quotes.ts";
import { query } from "#testing/people/identity.ts";
import { beginPayment, delayOf, notificationOf, notifyingProvider } from "#testing/races.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { QUOTE_CLOCK } from "./quotes.ts";

/** QUOTE_RACE_SEEDS=200 runs all seeds; a few keep the everyday run quick. */
const SEEDS = Number(process.env.QUOTE_RACE_SEEDS ?? 12);
/** Longer than either step takes, so that each step is sometimes the first. */
const SPREAD_MS = 160;

let app: TestApp;
let owner: Forwarder;
let desk: Awaited<ReturnType<typeof quoteDesk>>;
beforeAll(async () => {
  app = await createTestApp({ providers: [notifyingProvider()], poolSize: 12 });
  owner = await addForwarder(app);
  desk = await quoteDesk(app);
});
afterAll(() => app.close());

/** Runs `meanwhile` on an accepted quote while its payment is notified. */
async function race(seed: number, meanwhile: (quote: { id: number; number: string }) => Promise<unknown>) {
  const quote = await acceptedQuote(app, desk, owner);
  const payment = await beginPayment(app, owner, quote.slug);
  await Promise.all([
    setTimeout(delayOf(seed, 0, SPREAD_MS)).then(() =>
      app.shop.payments.receive(PROVIDER.card, notificationOf(payment)),
    ),
    setTimeout(delayOf(seed, 1, SPREAD_MS)).then(() => meanwhile(quote)),
  ]);
  const [row] = await query<{ state: string; captured: number; refunded: number }>(
    app,
    `select q.state, p.captured::int, p.refunded::int from quotes q
      join payments p on p.payable_kind = 'quote' and p.payable_id = q.id where q.id = $1`,
    [quote.id],
  );
  return { amount: payment.amount, ...row };
}

async function raceAll(other: string, meanwhile: (quote: { id: number; number: string }) => Promise<unknown>) {
  const ends = new Set<string>();
  // A busy machine slows one side down more than the other, so the loop runs until both have been first.
  for (let seed = 0; seed < SEEDS || (ends.size < 2 && seed < 10 * SEEDS); seed += 1) {
    const { amount, state = "", captured, refunded } = await race(seed, meanwhile);
    ends.add(state);
    expect({ seed, captured, refunded }).toEqual({ seed, captured: amount, refunded: state === "paid" ? 0 : amount });
  }
  // A race with only one outcome tests nothing.
  expect([...ends].sort()).toEqual([other, "paid"].sort());
  expect(await checkQuotes(app.database.db)).toEqual([]);
}

test("F35 I18 when a payment and the expiry of its quote meet, it is paid or refunded: never both, never neither", async () => {
  await raceAll("expired", async ({ id }) => {
    await query(app, "update quotes set expires_at = now() where id = $1 and state = 'awaiting_payment'", [id]);
    await app.runJob(QUOTE_CLOCK);
  });
}, 600_000);

test("F34 I18 when a payment and a new version meet, the accepted version is charged or the money is refunded", async () => {
  await raceAll("quoted", ({ number }) => desk("price", { number, ...PRICE, prices: [{ price: 1_080_000 }] }));
}, 600_000);
