import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  paidRequest,
  requestCall,
} from "#testing/forwarding/forward-requests.ts";
import { buyingQuote, quoteDesk } from "#testing/forwarding/quotes.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { addCompany } from "#testing/people/companies.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let owner: Forwarder;
let viewer: Forwarder;
let accountant: Forwarder;
const month = new Date().toISOString().slice(0, 7);

beforeAll(async () => {
  app = await createTestApp({});
  [owner, viewer, accountant] = [await addForwarder(app), await addForwarder(app), await addForwarder(app)];
  await addCompany(app, {
    members: [
      { userId: owner.id, role: "owner" },
      { userId: viewer.id, role: "viewer" },
      { userId: accountant.id, role: "accountant" },
    ],
  });
  await paidRequest(app, owner, [await addParcel(app, owner)]);
  const cancelled = await paidRequest(app, owner, [await addParcel(app, owner)]);
  await requestCall(app, owner, "cancel", { slug: cancelled.slug });
  // A purchase for the company, with an item that could not be had.
  const desk = await quoteDesk(app);
  const { number } = await buyingQuote(app, desk, owner);
  await desk("item-unavailable", { number, item: 2 });
  // Somebody else's money is not the company's.
  const stranger = await addForwarder(app);
  await paidRequest(app, stranger, [await addParcel(app, stranger)]);
});
afterAll(() => app?.close());

const file = (who: Forwarder, ending: string) =>
  visit(app, { path: `/company-statements/${month}/statement.${ending}`, cookies: who.cookies });

/** The sum that the ledger moved between the owner's balance and the business for forward requests. */
async function ledgerSum(): Promise<number> {
  const { rows } = await app.database.db.execute<{ sum: string }>(sql`
    select coalesce(-sum(entries.amount), 0) as sum from ledger_entries entries
    join ledger_accounts accounts on accounts.id = entries.account_id
    join ledger_transactions moves on moves.id = entries.transaction_id
    where accounts.user_id = ${owner.id}
      and (moves.idempotency_key like 'payment:%' or moves.idempotency_key like 'refund:%')
      and moves.idempotency_key not like '%funds%'`);
  return Number(rows[0]?.sum);
}

describe("FORWARDING-07 monthly statements", () => {
  test("FORWARDING-07 I14 the sums of a month agree with the ledger, quotes and refunds included, and with its rows in the CSV", async () => {
    const { statements } = (await call(app, "/pro/statements", {}, { cookies: accountant.cookies })).json();
    const [statement] = statements;
    expect(statement).toMatchObject({ month, is_running: true });
    const [sum] = statement.sums;
    expect(sum.payments).toBe(3);
    expect(sum.given_back).toBeLessThan(0);
    expect(sum.services + sum.duty + sum.import_vat + sum.given_back).toBe(sum.total);
    expect(sum.import_vat).toBeGreaterThan(0);
    expect(sum.total).toBe(await ledgerSum());
    const csv = (await file(accountant, "csv")).body.trim().split("\r\n").slice(1);
    expect(csv).toHaveLength(5);
    expect(csv.filter((line) => line.includes(",QU"))).toHaveLength(2);
    const amounts = csv.map((line) =>
      line
        .split(",")
        .slice(5, 7)
        .map((cell) => Math.round(Number(cell) * 10_000)),
    );
    const totals = amounts.map(([paid = 0, refunded = 0]) => paid - refunded);
    expect(totals.reduce((all, amount) => all + amount, 0)).toBe(sum.total);
    expect(csv.join()).not.toContain("'");
  });

  test("FORWARDING-07 a statement is in the language of the page that asks for it, else of its reader's account", async () => {
    const path = `/company-statements/${month}/statement`;
    const read = async (address: string) =>
      (await visit(app, { path: address, cookies: accountant.cookies })).rawPayload;
    expect(pdfText(await read(`${path}.pdf?locale=lt`))).toContain(`${month} ataskaita`);
    expect(pdfText(await read(`${path}.pdf?locale=en`))).toContain(`Statement of ${month}`);
    const headOf = async (address: string) => (await read(address)).toString().split("\r\n")[0];
    expect(await headOf(`${path}.csv?locale=lt`)).toContain("Diena,Numeris");
    await app.database.db.execute(sql`
      update users set language_id = (select id from languages where iso_code = 'en') where id = ${accountant.id}`);
    expect(await headOf(`${path}.csv`)).toContain("Day,Number");
    await app.database.db.execute(sql`
      update users set language_id = (select id from languages where iso_code = 'lt') where id = ${accountant.id}`);
    expect(await headOf(`${path}.csv`)).toContain("Diena,Numeris");
    expect(await headOf(`${path}.csv?locale=xx`)).toContain("Diena,Numeris");
  });

  test("FORWARDING-07 the PDF is one, and only owners and accountants have any of it", async () => {
    const pdf = await file(owner, "pdf");
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    for (const ending of ["pdf", "csv"]) expect((await file(viewer, ending)).statusCode).toBe(404);
    expect((await call(app, "/pro/statements", {}, { cookies: viewer.cookies })).statusCode).toBe(404);
    const name = `filename="statement-${month}.pdf"`;
    expect(pdf.headers["content-disposition"]).toContain(name);
    const other = await visit(app, { path: "/company-statements/2020-01/statement.csv", cookies: owner.cookies });
    expect(other.statusCode).toBe(404);
  });
});
