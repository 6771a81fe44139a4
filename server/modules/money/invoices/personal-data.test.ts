import { afterAll, beforeAll, expect, test } from "vitest";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { PASSWORD, query } from "#testing/people/identity.ts";
import { expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { INVOICE_EFFECT } from "./invoice-effects.ts";
import { invoiceData } from "./personal-data.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
});
afterAll(() => app.close());

test("T129 T130 the export has one's own invoices; the erasure leaves sums and paid documents, and no name or mail", async () => {
  const email = "forgotten@example.com";
  const customer = await newCustomer(app, email, 50_00);
  const { userId } = customer;
  const paid = await issueTestInvoice(app, { userId, email });
  const open = await issueTestInvoice(app, { userId, email });
  const asGuest = await issueTestInvoice(app, { userId: null, email });
  const input = { slug: paid.slug, language_id: 1, payment_method_id: 1, uses_balance: true, total: 0 };
  const headers = { "idempotency-key": "pays before" };
  expect((await call(app, "/payment/pay", input, { ...customer, headers })).json()).toMatchObject({ result: "done" });

  const person = { userId, email, storefrontCode: "lt" };
  const collected = await invoiceData.collect(app.database.db, person);
  expect(collected.map(({ id }) => id)).toEqual([paid.id, open.id, asGuest.id]);

  await call(app, "/account/erase-my-account", { password: PASSWORD }, customer);
  const rows = await query<{ id: number; row: string; document: object | null; amount: string }>(
    app,
    "select id, document, amount, (to_jsonb(i) - 'document')::text as row from invoices i where id = any($1) order by id",
    [[paid.id, open.id, asGuest.id]],
  );
  for (const { row } of rows) expect(row).not.toMatch(/forgotten@example|Rūta|Kazlauskienė/);
  expect(rows.map(({ document, amount }) => [document !== null, Number(amount)])).toEqual([
    [true, paid.amount],
    [false, paid.amount],
    [false, paid.amount],
  ]);
  for (const { slug } of [paid, open, asGuest])
    expect((await visit(app, { path: `/en/invoice/${slug}` })).statusCode).toBe(404);
  await app.runJob(INVOICE_EFFECT, { name: "paid", invoiceId: paid.id });
  expect(app.mails.filter(({ template }) => template === "invoice-paid")).toEqual([]);
  await expectInvariants(app);
});
