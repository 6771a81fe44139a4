import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { query } from "#testing/people/identity.ts";
import { delayOf, notificationOf, notifyingProvider } from "#testing/races.ts";
import { expectInvariants } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { UNPAID_INVOICES } from "./invoices.ts";

/** EXPIRY_RACE_SEEDS=1000 runs all seeds; a few keep the everyday run quick. */
const SEEDS = Number(process.env.EXPIRY_RACE_SEEDS ?? 25);
const SPREAD_MS = 50;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [notifyingProvider()] });
});
afterAll(() => app.close());

async function beginPayment(slug: string): Promise<{ reference: string; amount: number }> {
  const { payment_methods, due } = (await call(app, "/payment/get", { slug, language_id: 1 })).json();
  const input = { slug, language_id: 1, payment_method_id: payment_methods[0].id, total: due };
  const begun = (await call(app, "/payment/pay", input, { headers: { "idempotency-key": slug } })).json();
  return { reference: begun.payment, amount: due };
}

/** An invoice expires while the notification of its payment comes in. */
async function race(seed: number) {
  const { id, slug } = await issueTestInvoice(app);
  const payment = await beginPayment(slug);
  await query(app, "update invoices set expires_at = now() where id = $1", [id]);
  await Promise.all([
    setTimeout(delayOf(seed, 0, SPREAD_MS)).then(() =>
      app.shop.payments.receive(PROVIDER.card, notificationOf(payment)),
    ),
    setTimeout(delayOf(seed, 1, SPREAD_MS)).then(() => app.runJob(UNPAID_INVOICES)),
  ]);
  const [row] = await query<{ state: string; captured: number; refunded: number }>(
    app,
    `select i.state, p.captured::int, p.refunded::int from invoices i
      join payments p on p.payable_kind = 'invoice' and p.payable_id = i.id where i.id = $1`,
    [id],
  );
  return { amount: payment.amount, ...row };
}

test("F35 I14 when a payment and the expiry of its invoice meet, it is paid or refunded: never both, never neither", async () => {
  const ends = new Set<string>();
  // A busy machine slows one side down more than the other, so the loop runs until both have been first.
  for (let seed = 0; seed < SEEDS || (ends.size < 2 && seed < 10 * SEEDS); seed += 1) {
    const { amount, state = "", captured, refunded } = await race(seed);
    ends.add(state);
    expect({ seed, state, captured, refunded }).toEqual({
      seed,
      state: expect.stringMatching(/^(?:paid|expired)$/),
      captured: amount,
      refunded: state === "paid" ? 0 : amount,
    });
  }
  // A race has to end in both states.
  expect([...ends].sort()).toEqual(["expired", "paid"]);
  await expectInvariants(app);
}, 600_000);
