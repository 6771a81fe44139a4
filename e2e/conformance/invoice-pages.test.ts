import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { visibleText } from "#testing/page-html.ts";
import { query } from "#testing/people/identity.ts";
import { newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp, type VisitOptions, visit } from "#testing/test-app.ts";

const returnAddresses: string[] = [];
const provider = silentProvider();

let app: TestApp;
beforeAll(async () => {
  const start: typeof provider.start = (payment, ...rest) => {
    returnAddresses.push(payment.acceptUrl, payment.cancelUrl);
    return provider.start(payment, ...rest);
  };
  app = await createTestApp({ providers: [{ ...provider, start }] });
});
afterAll(() => app.close());

async function open(path: string, who: Pick<VisitOptions, "cookies"> = {}) {
  const { statusCode, headers, body } = await visit(app, { path, ...who });
  return { statusCode, location: headers.location, cached: headers["cache-control"], text: visibleText(body), body };
}

test("ROUTE-17 T062 an invoice's page says what is due to who has its address, and whose it is to its owner", async () => {
  const customer = await newCustomer(app, "page@example.com");
  const { slug, id } = await issueTestInvoice(app, { userId: customer.userId, email: "page@example.com" });
  const other = await open(`/en/invoice/${slug}`);
  expect(other).toMatchObject({ statusCode: 200, cached: expect.stringContaining("no-store") });
  for (const words of [`Invoice IN${id}`, "Paperwork at customs", "€20.00", "VAT 21% included"])
    expect(other.text).toContain(words);
  expect(other.body).toContain(`/en/payment/${slug}`);
  expect(other.body).not.toContain("page@example.com");
  expect(other.text).not.toContain("Decline the invoice");
  const own = await open(`/lt/invoice/${slug}`, customer);
  for (const words of [`Sąskaita IN${id}`, "20,00 €", "page@example.com", "Atsisakyti mokėti"])
    expect(own.text).toContain(words);
  expect((await open("/en/invoice/0123456789abcdef")).statusCode).toBe(404);
});

test("ROUTE-18 ROUTE-19 the return pages of an invoice's payment say how it stands, to its payer alone", async () => {
  const customer = await newCustomer(app, "returns@example.com");
  const { slug } = await issueTestInvoice(app, { userId: customer.userId, email: "returns@example.com" });
  const { payment_methods, due } = (await call(app, "/payment/get", { slug, language_id: 1 }, customer)).json();
  const input = { slug, language_id: 1, payment_method_id: payment_methods[0].id, total: due };
  const headers = { "idempotency-key": randomUUID() };
  const { payment } = (await call(app, "/payment/pay", input, { ...customer, headers })).json();
  const paths = returnAddresses.splice(0).map((address) => new URL(address).pathname + new URL(address).search);
  expect(paths).toEqual([`/en/invoice/accept?payment=${payment}`, `/en/invoice/decline?payment=${payment}`]);
  const [accept = "", decline = ""] = paths;
  expect((await open(accept, customer)).text).toContain("Confirming your payment");
  const elsewhere = await open(accept);
  expect(elsewhere.text).toContain("This payment was begun in another browser");
  expect(elsewhere.body).not.toContain(slug);
  const declined = await open(decline, customer);
  expect(declined.text).toContain("The payment was stopped");
  expect(declined.body).toContain(`/en/payment/${slug}`);
});

test("ROUTE-53 ROUTE-27 payment-pay leads to the payment page; what is paid leads to the invoice's own page", async () => {
  const { slug, id } = await issueTestInvoice(app);
  expect(await open(`/en/payment-pay?slug=${slug}`)).toMatchObject({
    statusCode: 302,
    location: `/en/payment/${slug}`,
  });
  expect((await open(`/en/payment/${slug}`)).text).toContain(`Pay for IN${id}`);
  expect((await open("/en/payment-pay")).location).toBe("/en/payment");
  expect((await open("/en/payment-pay?slug=//evil.example")).location).toBe("/en/payment/%2F%2Fevil.example");
  await query(app, "update invoices set state = 'paid' where id = $1", [id]);
  expect(await open(`/en/payment/${slug}`)).toMatchObject({ statusCode: 302, location: `/en/success/${slug}` });
  expect(await open(`/en/success/${slug}`)).toMatchObject({ statusCode: 302, location: `/en/invoice/${slug}` });
});
