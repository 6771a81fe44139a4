import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  paidRequest,
  requestCall,
  SERUM,
  SHOES,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { addCompany } from "#testing/people/companies.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let ruta: Forwarder;
let staff: Awaited<ReturnType<typeof warehouseWorker>>;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ruta = await addForwarder(app);
  staff = await warehouseWorker(app);
});
afterAll(() => app.close());

const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };
const show = async (slug: string) => (await requestCall(app, ruta, "get", { slug })).json().request;
const paper = (url: string, { cookies }: Pick<Forwarder, "cookies"> = ruta) => visit(app, { path: url, cookies });
const textOf = async (url: string) => pdfText((await paper(url)).rawPayload).replaceAll("\n", " ");
async function runEffects() {
  const effects = app.enqueued.splice(0).filter(({ name }) => name === "forward-request-effect");
  for (const { name, payload } of effects) await app.runJob({ name } as Parameters<TestApp["runJob"]>[0], payload);
}

async function paid() {
  const parcels = [await addParcel(app, ruta, SHOES), await addParcel(app, ruta, SERUM)];
  await app.database.db.execute(
    sql`update parcel_items set gtin = '4006381333931' where parcel_id = ${Number(parcels[0]?.slice(2))}`,
  );
  return paidRequest(app, ruta, parcels);
}

async function packed() {
  const request = await paid();
  await staff("start", { number: request.number });
  await staff("measure", { number: request.number, boxes: [BOX] });
  await runEffects();
  return request;
}

test("I22 there is no paper of what was planned: both say what was packed and paid", async () => {
  const { slug, number } = await paid();
  await runEffects();
  const { customs_invoice_url, invoice_url } = await show(slug);
  expect([customs_invoice_url, invoice_url]).toEqual([null, null]);
  for (const name of ["invoice", "customs-invoice"])
    expect((await paper(`/forward-documents/${slug}/${name}.pdf`)).statusCode).toBe(404);
  expect((await staff("get-customs-invoice", { number })).json()).toEqual({ pdf: null });
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  const shown = await show(slug);
  const freight = shown.lines.find(({ key }: { key: string }) => key === "freight").amount / 10_000;
  const text = await textOf(shown.customs_invoice_url);
  expect(text).toContain("Gross weight: 1.48 kg, boxes: 1");
  expect(text).toContain(`Freight €${freight.toFixed(2)}`);
  expect(await textOf(shown.invoice_url)).toContain(`€${freight.toFixed(2)}`);
});

test("FORWARDING-02 a pickup point is where the boxes go, and nobody's address on an invoice", async () => {
  const { slug, number } = await paid();
  const point = { id: 1, name: "Locker Akropolis", street: "Ozo g. 25", city: "Vilnius", zip: "07150" };
  await app.database.db.execute(sql`
    update forward_requests set pickup_point = ${JSON.stringify(point)}::jsonb,
      address = address || '{"first_address": "", "city": "", "zip": ""}'::jsonb where slug = ${slug}`);
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  await runEffects();
  expect(await textOf(`/forward-documents/${slug}/customs-invoice.pdf`)).toContain("Locker Akropolis, Ozo g. 25");
  const invoice = await textOf(`/forward-documents/${slug}/invoice.pdf`);
  expect(invoice).toContain("Rūta Kazlauskienė");
  expect(invoice).not.toContain("Ozo g. 25");
});

test("FORWARDING-02 customs read every declared line, with its code, origin and value, and who sends what to whom", async () => {
  const { slug, number } = await packed();
  const { customs_invoice_url } = await show(slug);
  expect(customs_invoice_url).toBe(`/forward-documents/${slug}/customs-invoice.pdf`);
  const text = await textOf(customs_invoice_url);
  const said = [
    `Customs invoice ${number}`,
    "DDP Lithuania",
    "United States",
    "Rūta Kazlauskienė",
    "08117 Vilnius",
    "Code 640411, made in Vietnam",
    "GTIN 4006381333931",
    "€79.90",
    "Code 330499, made in United States",
    "€57.80",
    "€20.50",
    "€137.70",
  ];
  for (const words of said) expect(text).toContain(words);
});

test("FORWARDING-02 I14 the invoice is what was due after packing: freight without VAT, duty passed on, services with VAT", async () => {
  const { slug, number } = await packed();
  const { invoice_url, due } = await show(slug);
  const text = await textOf(invoice_url);
  expect(text).toContain(`Invoice ${number}`);
  expect(text).toMatch(/Freight freight, VAT 0% €20\.50/);
  expect(text).toMatch(/Duty, different codes: 2 paid for you €6\.00/);
  expect(text).toMatch(/Wrapping fragile things 21% €3\.00/);
  expect(text).toContain(`€${(due / 10_000).toFixed(2)}`);
});

test("I22 what is declared for the goods stands before freight and insurance, which are not in it", async () => {
  const { slug } = await packed();
  const { customs_invoice_url } = await show(slug);
  expect(await textOf(customs_invoice_url)).toMatch(/Declared value of the goods €137\.70 Freight €20\.50/);
});

test("FORWARDING-07 I22 the papers of a company's request name the company, its numbers and no own use", async () => {
  const buyer = await addForwarder(app);
  const id = await addCompany(app, { members: [{ userId: buyer.id, role: "owner" }] });
  const { slug, number } = await paidRequest(app, buyer, [await addParcel(app, buyer, SHOES)]);
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  const read = async (name: string) =>
    pdfText((await paper(`/forward-documents/${slug}/${name}.pdf`, buyer)).rawPayload).replaceAll("\n", " ");
  const { rows } = await app.database.db.execute<{ name: string; code: string }>(
    sql`select name, code from companies where id = ${id}`,
  );
  const [company] = rows;
  for (const words of [`Buyer ${company?.name}`, `Company code: ${company?.code}`, "VAT number: LT100012014"])
    expect(await read("invoice")).toContain(words);
  const customs = await read("customs-invoice");
  for (const words of [`Receiver ${company?.name} EORI LT304718293`, "Rūta Kazlauskienė", "The receiver is a business"])
    expect(customs).toContain(words);
  expect(customs).not.toContain("own use");
});

test("T059 T106 papers are their owner's and staff's: others get nothing, and nothing after a cancellation", async () => {
  const { slug, number } = await packed();
  const url = `/forward-documents/${slug}/customs-invoice.pdf`;
  const stranger = await addForwarder(app);
  expect((await paper(url)).headers["content-type"]).toBe("application/pdf");
  for (const who of [stranger, { cookies: {} }]) expect([404, 401]).toContain((await paper(url, who)).statusCode);
  const { pdf } = (await staff("get-customs-invoice", { number })).json();
  expect(pdfText(Buffer.from(pdf, "base64"))).toContain("Code 640411, made in Vietnam");
  const other = await paid();
  await requestCall(app, ruta, "cancel", { slug: other.slug });
  expect((await paper(`/forward-documents/${other.slug}/customs-invoice.pdf`)).statusCode).toBe(404);
});

test("I16 T130 a paper is kept as it was issued, and the database refuses to change it", async () => {
  const { slug, number } = await packed();
  const { customs_invoice_url } = await show(slug);
  const before = (await paper(customs_invoice_url)).rawPayload;
  await app.database.db.execute(sql`update forward_requests set address = null where slug = ${slug}`);
  expect((await paper(customs_invoice_url)).rawPayload.equals(before)).toBe(true);
  const change = app.database.db.execute(
    sql`delete from forward_request_papers where request_id = ${Number(number.slice(2))}`,
  );
  await expect(change).rejects.toThrow();
});
