import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { statementsOf } from "#domain/people/companies/statement.ts";
import {
  addForwarder,
  addParcel,
  paidRequest,
  payByBalance,
  SERUM,
  SHOES,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { acceptedQuote, paidQuote, quoteCall, quoteDesk, TWO_ITEMS } from "#testing/forwarding/quotes.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { type PdfPage, type PlacedText, pdfPages, pdfText } from "#testing/pdf-text.ts";
import { addCompany } from "#testing/people/companies.ts";
import { orderInvoiceFacts } from "#testing/selling/order-invoice.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { drawDocument, type InvoiceContent, PAPER_KINDS, type PaperKind } from "./modules/money/documents/index.ts";
import { statementDocument } from "./modules/money/statements/statement-files.ts";
import { translateIn } from "./modules/operations/storefronts/index.ts";
import { invoiceContent } from "./modules/selling/orders/invoice/invoice-content.ts";

let app: TestApp;
/** A paper without an example here fails the type check and the first test. */
let examples: Record<PaperKind, InvoiceContent>;
let owner: Awaited<ReturnType<typeof addForwarder>>;
let papersOfRequest: string[];
let paperOfQuote: string;
let desk: Awaited<ReturnType<typeof quoteDesk>>;

beforeAll(async () => {
  app = await createTestApp();
  owner = await addForwarder(app);
  const staff = await warehouseWorker(app);
  const { slug, number } = await paidRequest(app, owner, [
    await addParcel(app, owner, SHOES),
    await addParcel(app, owner, SERUM),
  ]);
  await staff("start", { number });
  await staff("measure", { number, boxes: [{ weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 }] });
  papersOfRequest = ["invoice", "customs-invoice"].map((name) => `/forward-documents/${slug}/${name}.pdf`);
  desk = await quoteDesk(app);
  const quote = await paidQuote(app, desk, owner, TWO_ITEMS);
  paperOfQuote = `/quote-documents/${quote.slug}/invoice.pdf`;
  for (const path of [...papersOfRequest, paperOfQuote]) await visit(app, { path, cookies: owner.cookies });
  examples = {
    "order-invoice": invoiceContent(orderInvoiceFacts("lt")),
    "request-invoice": await kept(sql`select document from forward_request_papers where kind = 'invoice'`),
    "customs-invoice": await kept(sql`select document from forward_request_papers where kind = 'customs'`),
    "quote-invoice": await kept(sql`select document from quote_papers`),
    invoice: (await issueTestInvoice(app)).document as InvoiceContent,
    statement: statement(),
  };
}, 120_000);
afterAll(() => app?.close());

async function kept(query: ReturnType<typeof sql>): Promise<InvoiceContent> {
  const { rows } = await app.database.db.execute<{ document: InvoiceContent }>(query);
  if (!rows[0]) throw new Error("The paper was not kept");
  return rows[0].document;
}

function statement(): InvoiceContent {
  const [storefront] = app.shop.storefronts.all();
  if (!storefront) throw new Error("There is no storefront");
  const [services, duty, importVat] = [fromMinor(4_120), fromMinor(1_000), fromMinor(2_100)];
  const row = { day: "2026-11-17", number: "FR12", currency: "EUR", services, duty, importVat };
  const [month] = statementsOf([{ ...row, refunded: fromMinor(0), total: fromMinor(7_220) }]);
  if (!month) throw new Error("There is no month");
  const company = { name: "UAB Kelias", code: "304718293", vatNumber: "LT100012014", street: "Gedimino pr. 1" };
  const seller = { legalName: "UAB Krosdokas", legalAddress: null, companyCode: null, vatNumber: null };
  const place = { city: "Vilnius", postalCode: "01103", countryCode: "LT" };
  const parties = { storefront, seller, company: { ...company, ...place } };
  return statementDocument(month, parties, translateIn({ storefront, language: "lt" }));
}

const WORDS = "Žieminės avalynės ir drabužių komplektas vaikams ";
const LONG = `${WORDS.repeat(5)}${"nepertraukiamaspavadinimas".repeat(5)}`;
const HEAD_WORD = "apmokestinama";
const MONEY = "−9\u202f999\u202f999,99\u00a0€";

/** The longest that a cell of its kind can be: sums stay sums, days stay days, and words become many. */
function longest(cell: string, column: number): string {
  if (cell === "" || /^\d{4}-\d\d-\d\d$/.test(cell)) return cell;
  if (/^[^\p{L}]*\d[\d\s.,]*[^\p{L}\d]*$/u.test(cell) && /[€.,]/.test(cell)) return MONEY;
  if (/^\d+$/.test(cell)) return "9999";
  if (/^[A-Z]{2}\d+$/.test(cell)) return "FR999999999";
  return column === 0 ? LONG : WORDS;
}

function stretched(content: InvoiceContent): InvoiceContent {
  const [row = []] = content.table.rows;
  return {
    ...content,
    brand: { ...content.brand, name: WORDS.repeat(3), site: `${"ilgasadresas".repeat(8)}.example` },
    title: `${content.title} ${WORDS}`,
    facts: content.facts.map((fact) => `${fact} ${WORDS.repeat(3)}`),
    parties: content.parties.map(({ lines }) => ({
      heading: WORDS,
      lines: lines.map(() => `${WORDS}${"pavadinimas".repeat(6)}`),
    })),
    table: {
      head: content.table.head.map((name) => name && `${name} ir ${HEAD_WORD} vertė`),
      rows: Array.from({ length: 200 }, () => row.map(longest)),
    },
    sums: content.sums.map((sum) => ({ ...sum, label: WORDS.repeat(2), value: MONEY })),
    payments: [...content.payments, { label: "", value: "" }].map(() => ({ label: WORDS.repeat(2), value: MONEY })),
    note: LONG.repeat(3),
  };
}

const placed = ({ text, left, bottom }: PlacedText) => `“${text}” at ${Math.round(left)}, ${Math.round(bottom)}`;

/** Texts that overlap or lie outside the page. Half a point of overlap is not visible. */
function problemsOf({ width, height, pieces }: PdfPage, page: number): string[] {
  const written = pieces.filter(({ text }) => text.trim() !== "");
  const isOutside = ({ left, right, bottom, top }: PlacedText) =>
    left < 0 || bottom < 0 || right > width || top > height;
  const overlap = (a: PlacedText, b: PlacedText) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > 0.5;
  const outside = written.filter(isOutside).map((piece) => `page ${page + 1}: ${placed(piece)} is outside`);
  const over = written.flatMap((piece, index) =>
    written
      .slice(index + 1)
      .filter((other) => overlap(piece, other))
      .map((other) => `page ${page + 1}: ${placed(other)} is over ${placed(piece)}`),
  );
  return [...outside, ...over];
}

const layout = async (content: InvoiceContent) => pdfPages(await drawDocument(content, new Date("2026-11-17")));

describe.each(PAPER_KINDS)("I22 the paper %s", (kind) => {
  test("is on one page as it is, and no text is on another or outside", async () => {
    const pages = await layout(examples[kind]);
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(problemsOf)).toEqual([]);
  });

  test("with the longest texts and 200 rows has no text on another or outside, and its head on every page of the table", async () => {
    const content = stretched(examples[kind]);
    const pages = await layout(content);
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.flatMap(problemsOf).slice(0, 5)).toEqual([]);
    const rows = pages.flatMap(({ pieces }) => pieces).filter(({ text }) => text === MONEY);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const [first = ""] = content.table.head[0]?.split(" ") ?? [];
    for (const { pieces } of pages.slice(1, -2))
      expect(pieces.slice(0, 2).some(({ text }) => text.startsWith(first))).toBe(true);
    const whole = pages[1]?.pieces.filter(({ text }) => text.split(" ").includes(HEAD_WORD)) ?? [];
    expect(whole).toHaveLength(content.table.head.filter(Boolean).length);
  });
});

/** The paper with one row many times. */
const repeated = (content: InvoiceContent, count: number): InvoiceContent => {
  const [row = []] = content.table.rows;
  return { ...content, table: { ...content.table, rows: Array.from({ length: count }, () => row) } };
};

test("I22 the last row of a paper, its sums and its note are on one page, whatever the count of its rows", async () => {
  const content = examples["quote-invoice"];
  const [row = ""] = content.table.rows[0] ?? [];
  const [note = ""] = content.note.split(" ");
  for (let count = 14; count <= 34; count += 1) {
    const pages = await layout(repeated(content, count));
    const last = pages.at(-1)?.pieces.map(({ text }) => text) ?? [];
    const labels = [...content.sums, ...content.payments].map(({ label }) => label.split(" ")[0] ?? "");
    for (const words of [row.slice(0, 8), ...labels, note])
      expect(
        last.some((text) => text.startsWith(words)),
        `${count} rows: “${words}” is on the last page`,
      ).toBe(true);
  }
});

test("every paper has a file name that says what it is and which one", async () => {
  const names = await Promise.all(
    [...papersOfRequest, paperOfQuote].map(async (path) => {
      const { headers } = await visit(app, { path, cookies: owner.cookies });
      return /filename="([^"]*)"/.exec(String(headers["content-disposition"]))?.[1] ?? "";
    }),
  );
  expect(names[0]).toMatch(/^invoice-FR\d+\.pdf$/);
  expect(names[1]).toMatch(/^customs-invoice-FR\d+\.pdf$/);
  expect(names[2]).toMatch(/^invoice-QU\d+\.pdf$/);
});

const show = async (slug: string) => (await quoteCall(app, owner, "get", { slug })).json().quote;

test("FORWARDING-01 I14 I22 a paid quote has an invoice: what was bought, our fee with its VAT, and what was paid in all", async () => {
  const accepted = await acceptedQuote(app, desk, owner, TWO_ITEMS);
  const url = `/quote-documents/${accepted.slug}/invoice.pdf`;
  const read = (who: { cookies: Record<string, string> }) => visit(app, { path: url, cookies: who.cookies });
  expect((await show(accepted.slug)).invoice_url).toBeNull();
  expect((await read(owner)).statusCode).toBe(404);
  await payByBalance(app, owner, accepted.slug);
  const { invoice_url, versions, due } = await show(accepted.slug);
  expect(invoice_url).toBe(url);
  const answer = await read(owner);
  expect(answer.headers["content-disposition"]).toContain(`filename="invoice-${accepted.number}.pdf"`);
  const text = pdfText(answer.rawPayload).replaceAll("\n", " ");
  const [{ lines }] = versions[0].offers;
  const sumOf = (keys: readonly string[]) =>
    lines
      .filter(({ key }: { key: string }) => keys.includes(key))
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  const shown = (amount: number) => `€${(amount / 10_000).toFixed(2)}`;
  const invoiced = sumOf(["goods", "service"]);
  expect(text).toContain(`Invoice ${accepted.number}`);
  for (const { name, quantity, value } of versions[0].items) {
    expect(text).toContain(`${quantity} × ${name}`);
    expect(text).toContain(`paid for you ${shown(value)}`);
  }
  expect(text).toContain(`Total ${shown(invoiced)}`);
  expect(text).toContain(shown(due - invoiced));
  expect(text).toContain(`Paid in all ${shown(due)}`);
  const { pdf } = (await desk("get-invoice", { number: accepted.number })).json();
  expect(pdfText(Buffer.from(pdf, "base64"))).toContain(`Invoice ${accepted.number}`);
});

test("T059 T065 the invoice of a quote is its owner's and their company's accountant's, and is kept as it was issued", async () => {
  const [buyer, accountant, viewer] = [await addForwarder(app), await addForwarder(app), await addForwarder(app)];
  const earlier = await paidQuote(app, desk, buyer);
  const readPaper = (who: { cookies: Record<string, string> }, slug: string) =>
    visit(app, { path: `/quote-documents/${slug}/invoice.pdf`, cookies: who.cookies });
  expect((await readPaper(buyer, earlier.slug)).statusCode).toBe(200);
  const members = [
    { userId: buyer.id, role: "buyer" },
    { userId: accountant.id, role: "accountant" },
    { userId: viewer.id, role: "viewer" },
  ] as const;
  await addCompany(app, { members });
  // A quote that was paid before the buyer joined the company is private.
  expect((await readPaper(accountant, earlier.slug)).statusCode).toBe(404);
  const { slug } = await paidQuote(app, desk, buyer);
  const read = (who: { cookies: Record<string, string> }) => readPaper(who, slug);
  const before = (await read(buyer)).rawPayload;
  for (const who of [await addForwarder(app), { cookies: {} }])
    expect([401, 404]).toContain((await read(who)).statusCode);
  await app.database.db.execute(sql`update quotes set address = null where slug = ${slug}`);
  expect((await read(accountant)).rawPayload.equals(before)).toBe(true);
  expect((await read(viewer)).statusCode).toBe(404);
  await expect(app.database.db.execute(sql`delete from quote_papers`)).rejects.toThrow();
});
