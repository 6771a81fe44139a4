import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RELATION } from "#domain/money/balance/entry.ts";
import { fromMinor, MOST_ENTERED_AMOUNT } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { query } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp, type VisitOptions, visit } from "#testing/test-app.ts";
import type { InvoiceRow } from "./invoice-aggregate.ts";
import { INVOICE_EFFECT } from "./invoice-effects.ts";
import { UNPAID_INVOICES } from "./invoices.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [1, 2, 3].map((id) => silentProvider(id as 1)) });
});
afterAll(() => app.close());

type Cookies = Pick<VisitOptions, "cookies">;

const withKey = () => ({ headers: { "idempotency-key": randomUUID() } });
const get = ({ slug }: Pick<InvoiceRow, "slug">, who: Cookies = {}) =>
  call(app, "/invoices/get", { slug, language_id: 1 }, who);
const decline = ({ slug }: InvoiceRow, who: Cookies = {}) =>
  call(app, "/invoices/decline", { slug, language_id: 1 }, { ...who, ...withKey() });
const stateOf = async ({ id }: Pick<InvoiceRow, "id">) =>
  (await query<{ state: string }>(app, "select state from invoices where id = $1", [id]))[0]?.state;

async function customersInvoice(email: string, cents = 0) {
  const customer = await newCustomer(app, email, cents);
  return { customer, invoice: await issueTestInvoice(app, { userId: customer.userId, email }) };
}

const payFromBalance = (slug: string, who: Cookies, total: number) =>
  call(
    app,
    "/payment/pay",
    { slug, language_id: 1, payment_method_id: 1, uses_balance: true, total },
    { ...who, ...withKey() },
  );

describe("FORWARDING-09 an invoice", () => {
  test("T062 shows its owner everything, and who has its address what is due and nothing personal", async () => {
    const { customer, invoice } = await customersInvoice("owner@example.com");
    const own = (await get(invoice, customer)).json().invoice;
    expect(own).toMatchObject({
      number: numberOf("invoice", invoice.id),
      is_owner: true,
      kind: "customs",
      about: "FR12",
      email: "owner@example.com",
      totals: { total: fromMinor(20_00), tax: fromMinor(2_10), tax_percent: 21 },
      can_pay: true,
      can_decline: true,
    });
    const others = (await get(invoice)).json().invoice;
    expect(others).toMatchObject({
      is_owner: false,
      can_pay: true,
      can_decline: false,
      email: null,
      document_url: null,
    });
    expect(JSON.stringify(others)).not.toContain("owner@example.com");
  });

  test("T059 T061 does not exist at another storefront, for a stranger who declines, or under a guessed address", async () => {
    const { invoice } = await customersInvoice("private@example.com");
    const stranger = await newCustomer(app, "stranger@example.com");
    const { slug } = invoice;
    const elsewhere = await call(app, "/invoices/get", { slug, language_id: 1 }, { host: "lv.localhost" });
    expect(elsewhere.statusCode).toBe(404);
    expect((await decline(invoice, stranger)).statusCode).toBe(404);
    expect((await visit(app, { path: `/invoice-documents/${slug}/invoice.pdf`, ...stranger })).statusCode).toBe(404);
    expect((await get({ slug: "a".repeat(43) })).statusCode).toBe(404);
    expect(await stateOf(invoice)).toBe("awaiting_payment");
  });

  test("can be declined by its owner, once, and then not be paid", async () => {
    const { customer, invoice } = await customersInvoice("declines@example.com", 50_00);
    expect((await decline(invoice, customer)).json().invoice).toMatchObject({ state: "declined", can_pay: false });
    expect((await decline(invoice, customer)).statusCode).toBe(200);
    const paid = await payFromBalance(invoice.slug, customer, 0);
    expect(paid.json().result ?? paid.json().code).not.toBe("done");
    expect(await stateOf(invoice)).toBe("declined");
  });

  test("PAYMENT-02 PAYMENT-04 is offered by every provider, and paid from the balance with relation 4", async () => {
    const { customer, invoice } = await customersInvoice("pays@example.com", 50_00);
    const payable = (await call(app, "/payment/get", { slug: invoice.slug, language_id: 1 }, customer)).json();
    expect(payable).toMatchObject({ kind: "invoice", due: fromMinor(20_00), balance: { amount: fromMinor(50_00) } });
    const offered = payable.payment_methods.map(
      (method: { payment_processor_id: number }) => method.payment_processor_id,
    );
    expect([...offered].sort()).toEqual([1, 2, 3, 4]);
    expect((await payFromBalance(invoice.slug, customer, 0)).json()).toMatchObject({ result: "done" });
    expect((await get(invoice, customer)).json().invoice).toMatchObject({
      state: "paid",
      payments: [{ payment_processor_id: 4, amount: fromMinor(20_00), refunded: 0 }],
    });
    const { items } = (await call(app, "/balance/get-history", { page: 1 }, customer)).json();
    expect(items[0]).toMatchObject({ rel_type: RELATION.miscInvoice, rel_id: invoice.id, amount: fromMinor(20_00) });
    expect((await decline(invoice, customer)).statusCode).toBe(409);
    await expectInvariants(app);
  });

  test("has a document for its owner that says what it is for and how it is taxed", async () => {
    const { customer, invoice } = await customersInvoice("reads@example.com");
    const pdf = await visit(app, { path: `/invoice-documents/${invoice.slug}/invoice.pdf`, ...customer });
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.headers["cache-control"]).toBe("private, no-store");
    const text = pdfText(pdf.rawPayload).replaceAll("\n", " ");
    for (const words of [
      `Invoice IN${invoice.id}`,
      "About FR12",
      "Paperwork at customs",
      "paid for you",
      "€20.00",
      "€2.10",
    ])
      expect(text).toContain(words);
  });

  test("expires when its time is over, and tells its customer", async () => {
    const { invoice } = await customersInvoice("late@example.com");
    await query(app, "update invoices set expires_at = now() where id = $1", [invoice.id]);
    await app.runJob(UNPAID_INVOICES);
    expect(await stateOf(invoice)).toBe("expired");
    await app.runJob(INVOICE_EFFECT, { name: "expired", invoiceId: invoice.id });
    expect(app.mails.filter(({ to }) => to === "late@example.com").map(({ template }) => template)).toEqual([
      "invoice-expired",
    ]);
  });
});

describe("ACCOUNT-05 OVERLAY-02 My orders", () => {
  test("lists invoices under their filter, finds them by number and words, and counts what is unpaid", async () => {
    const { customer, invoice } = await customersInvoice("lists@example.com");
    const number = numberOf("invoice", invoice.id);
    const list = async (wanted: object) =>
      (await call(app, "/my-orders/get-my-orders", { language_id: 1, ...wanted }, customer)).json();
    expect(await list({ type_for_filter: "invoices" })).toMatchObject({
      total: 1,
      counts: { all_orders: 1, marketplace: 0, invoices: 1 },
      status_counts: { unpaid: 1, ended: 0 },
      items: [{ kind: "invoice", number, is_unpaid: true, actions: ["pay", "invoice"], slug: invoice.slug }],
    });
    expect(await list({ type_for_filter: "marketplace" })).toMatchObject({ total: 0 });
    expect(await list({ search: number })).toMatchObject({ total: 1 });
    expect(await list({ search: "paperwork" })).toMatchObject({ total: 1 });
    expect(await list({ search: "umbrella" })).toMatchObject({ total: 0 });
    const user = async () => (await call(app, "/auth/getCurrentUser", {}, customer)).json().user;
    expect(await user()).toMatchObject({ unpaid_orders_count: 1, inbox_count: 1 });
    const inbox = async () => (await call(app, "/inbox/get", {}, customer)).json().items;
    expect(await inbox()).toMatchObject([{ task: "pay_invoice", number, path: `/invoice/${invoice.slug}` }]);
    await decline(invoice, customer);
    expect(await user()).toMatchObject({ unpaid_orders_count: 0, inbox_count: 0 });
    expect(await inbox()).toEqual([]);
    expect(await list({})).toMatchObject({ status_counts: { unpaid: 0, ended: 1 } });
  });
});

describe("staff", () => {
  const line = { text: "Sending it back", amount: fromMinor(8_90), treatment: "freight" };
  const wanted = { storefront: "lt", email: "Asked@example.com ", kind: "return_label", about: "PA7", lines: [line] };

  test("issue an invoice to the account of an address, once per key, and the customer gets a mail with its link", async () => {
    const customer = await newCustomer(app, "asked@example.com");
    const { cookies } = await signedInMember(app, { storefronts: ["lt"] });
    const once = withKey();
    const issued = await staffCall(app, "/invoices/issue", wanted, { cookies, ...once });
    expect(issued.json()).toMatchObject({ status: true, state: "awaiting_payment" });
    const again = await staffCall(app, "/invoices/issue", wanted, { cookies, ...once });
    expect(again.json()).toEqual(issued.json());
    const { items } = (await call(app, "/my-orders/get-my-orders", { language_id: 1 }, customer)).json();
    expect(items).toHaveLength(1);
    const invoiceId = Number(issued.json().number.slice(2));
    await app.runJob(INVOICE_EFFECT, { name: "issued", invoiceId });
    const [mail] = app.mails.filter(({ to }) => to === "asked@example.com");
    expect(mail).toMatchObject({ template: "invoice-issued", values: { number: issued.json().number } });
    expect(JSON.stringify(mail)).toContain(`/invoice/${items[0].slug}`);
  });

  test("ERROR-05 see at the field what is wrong", async () => {
    const { cookies } = await signedInMember(app, { storefronts: ["lt"] });
    const issue = async (changes: object) =>
      (await staffCall(app, "/invoices/issue", { ...wanted, ...changes }, { cookies, ...withKey() })).json();
    expect(await issue({ email: "no address" })).toMatchObject({
      code: "invalid_input",
      errors: { email: expect.any(String) },
    });
    const half = { ...line, amount: 50 };
    expect(await issue({ lines: [half] })).toMatchObject({
      code: "invalid_input",
      errors: { amount: expect.any(String) },
    });
  });

  test("T132 issue the largest invoice that can be entered, and see it in the list", async () => {
    const { cookies } = await signedInMember(app, { storefronts: ["lt"] });
    const issue = (amount: number) => {
      const lines = Array.from({ length: 100 }, () => ({ ...line, amount }));
      return staffCall(app, "/invoices/issue", { ...wanted, lines }, { cookies, ...withKey() });
    };
    expect((await issue(MOST_ENTERED_AMOUNT + 100)).statusCode).toBe(400);
    const { number } = (await issue(MOST_ENTERED_AMOUNT)).json();
    const listed = (await staffCall(app, "/invoices/list", {}, { cookies })).json().items;
    expect(listed).toContainEqual(
      expect.objectContaining({ number, total: { amount: 100 * MOST_ENTERED_AMOUNT, currency: "EUR" } }),
    );
  });

  test("cancel what waits; what is paid or over is a conflict", async () => {
    const { cookies } = await signedInMember(app, { storefronts: ["lt"] });
    const { customer, invoice } = await customersInvoice("cancelled@example.com", 20_00);
    const cancel = () =>
      staffCall(
        app,
        "/invoices/cancel",
        { number: numberOf("invoice", invoice.id), reason: "no longer due" },
        { cookies, ...withKey() },
      );
    expect((await cancel()).json()).toMatchObject({ state: "cancelled" });
    expect((await cancel()).statusCode).toBe(409);
    expect((await payFromBalance(invoice.slug, customer, 0)).json().result).not.toBe("done");
    await expectInvariants(app);
  });
});
