import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffInvoice } from "#contracts/staff/money/invoices.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const MEMBER = "Eglė Kadaitė";

let app: TestApp;
let cookies: Awaited<ReturnType<typeof signedInMember>>["cookies"];
beforeAll(async () => {
  app = await createTestApp();
  ({ cookies } = await signedInMember(app, { name: MEMBER }));
});
afterAll(() => app?.close());

const ask = (path: string, body: object, asking = cookies) => staffCall(app, path, body, { cookies: asking });
const issued = async () => numberOf("invoice", (await issueTestInvoice(app)).id);
async function get(number: string): Promise<StaffInvoice> {
  const answer = await ask("/invoices/get", { number });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test("T065 an invoice of another storefront and its document are not found, as if there were none", async () => {
  const number = await issued();
  const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
  for (const path of ["/invoices/get", "/invoices/get-document"]) {
    const answers = await Promise.all([number, "IN999999999"].map((each) => ask(path, { number: each }, foreign)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: "" }).toEqual({ ...answers[1]?.json(), request_id: "" });
    }
  }
});

test("FORWARDING-09 has all of its row in the list, its lines and its sums, and a masked address", async () => {
  const number = await issued();
  const answer = await ask("/invoices/get", { number });
  const listed = await ask("/invoices/list", { filter: { search: number } });
  for (const { body } of [answer, listed]) expect(body).not.toContain("ruta@");
  expect(answer.json()).toMatchObject({
    ...listed.json().items[0],
    customer: "Rūta Kazlauskienė",
    is_guest: true,
    email: "r•••@example.com",
    lines: [
      { text: "Paperwork at customs", amount: fromMinor(1_210), treatment: "service" },
      { text: "Duty that customs took", amount: fromMinor(790), treatment: "disbursement" },
    ],
    total: { amount: fromMinor(2_000), currency: "EUR" },
    tax: fromMinor(210),
    tax_percent: 21,
    payments: [],
    next_events: ["cancel"],
  });
});

test("its document is the one that the customer has", async () => {
  const { pdf } = (await ask("/invoices/get-document", { number: await issued() })).json();
  expect(pdfText(Buffer.from(pdf, "base64"))).toContain("Paperwork at customs");
});

test("T068 the timeline says who issued it, who cancelled it and why, and how it was paid for", async () => {
  const line = { text: "Duty that customs took", amount: fromMinor(1_250), treatment: "disbursement" };
  const body = { storefront: "lt", email: "ruta@example.com", kind: "customs", lines: [line] };
  const { number } = (await ask("/invoices/issue", body)).json();
  await app.database.db.execute(sql`
    insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, currency_id,
      payment_processor_id, amount, state, failure, expires_at)
    values (${`failed attempt for ${number}`}, 'invoice', ${Number(number.slice(2))}, 'lt', 1, 1, 1, 125000, 'failed', 'declined', now())`);
  await ask("/invoices/cancel", { number, reason: "no longer due" });
  const { timeline, payments } = await get(number);
  expect(payments).toMatchObject([{ reference: `failed attempt for ${number}`, state: "failed" }]);
  const of = (kind: string) => timeline.filter((entry) => entry.kind === kind);
  expect(of("state")).toMatchObject([
    { event: "cancel", by: MEMBER, note: "no longer due" },
    { event: "issue", by: MEMBER },
  ]);
  expect(of("staff").map(({ event }) => event)).toEqual(["invoices.cancel", "invoices.issue"]);
});

test("the mails that were queued about it are in the timeline, those of others are not", async () => {
  const number = await issued();
  const id = Number(number.slice(2));
  for (const key of [`invoice issued:${id}:`, `invoice issued:${id + 1}:`])
    await app.database.db.execute(sql`
      insert into mails (idempotency_key, storefront_code, language_id, template, sender_name, sender_address, recipient,
        subject, html, text)
      values (${key}, 'lt', 1, 'invoice-issued', 'Shop', 'shop@example.com', 'a@example.com', '', '', '')`);
  const { timeline } = await get(number);
  expect(timeline.filter(({ kind }) => kind === "mail").map(({ event }) => event)).toEqual(["invoice-issued"]);
});

test("the list has filters for the kind, the storefront and what is due soon, and a sort by the last day", async () => {
  const [soon, later] = [await issued(), await issued()];
  await app.database.db.execute(sql`
    update invoices set expires_at = now() + interval '2 days' where 'IN' || id = ${soon}`);
  const found = async (filter: object, sort = "-issued_at"): Promise<string[]> =>
    (await ask("/invoices/list", { filter, sort })).json().items.map(({ number }: StaffInvoice) => number);
  expect(await found({ due_in_days: 3 })).toContain(soon);
  expect(await found({ due_in_days: 3 })).not.toContain(later);
  expect(await found({ due_in_days: 1 })).not.toContain(soon);
  expect(await found({ kind: ["customs"], storefront: "lt" }, "expires_at")).toEqual(
    expect.arrayContaining([soon, later]),
  );
  const byDay = await found({ ids: [soon, later].map((number) => Number(number.slice(2))) }, "expires_at");
  expect(byDay).toEqual([soon, later]);
  expect(await found({ kind: ["other"] })).not.toContain(later);
  expect(await found({ storefront: ["lv"] })).toEqual([]);
});
