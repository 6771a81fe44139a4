import { expect, test } from "vitest";
import { drawDocument } from "#modules/money/documents/index.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { INVOICE_LINE, type NumberedFacts, orderInvoiceFacts } from "#testing/selling/order-invoice.ts";
import { invoiceContent } from "./invoice-content.ts";

const draw = async (facts: NumberedFacts) => drawDocument(invoiceContent(facts), facts.order.invoicedAt);

/** As figures, whatever stands between their digits. */
const amountsIn = (text: string) =>
  Array.from(text.matchAll(/^(−?)([\d\u202f]+),(\d\d)\u00a0€$/gm), ([, sign, units = "", cents]) =>
    Number(`${sign ? "-" : ""}${units.replaceAll("\u202f", "")}${cents}`),
  );

test("an invoice says in Lithuanian who sells what to whom, with the sums that were charged and the VAT in them", async () => {
  const text = pdfText(await draw(orderInvoiceFacts("lt")));
  const said = [
    "PVM sąskaita faktūra LT-2026-000007",
    "Data: 2026-11-09",
    "UAB „Krosdokas“",
    "PVM mokėtojo kodas: LT100012345678",
    "Rūta Žemaitytė",
    "Lietuva",
    "PVM 21 %",
    "Sumokėta iš balanso",
  ];
  for (const words of said) expect(text.split("\n")).toContain(words);
  expect(text.replaceAll("\n", " ")).toContain("Žalias bėgimo batas „Šūvis“, 42");
  // Price of a piece, the lines, without VAT, VAT, total, card, balance.
  expect(amountsIn(text)).toEqual([7999, 15998, 2180, -320, 199, -1600, 353, 13893, 2917, 16810, 8390, 8420]);
});

test("an invoice to a company names the company with its address, code and VAT number, and no person", async () => {
  const facts = orderInvoiceFacts("lt");
  const company = {
    name: "UAB „Pavyzdys“",
    code: "304123456",
    vat_number: "LT119511515",
    address: "Gedimino pr. 1, Vilnius",
  };
  const extras = { company, courier_note: null, gift_message: null };
  const text = pdfText(await draw({ ...facts, order: { ...facts.order, extras } }));
  const said = [company.name, company.address, "Įmonės kodas: 304123456", "PVM mokėtojo kodas: LT119511515"];
  for (const words of said) expect(text.split("\n")).toContain(words);
  expect(text).not.toContain("Žemaitytė");
});

test("an invoice can be read in Russian, in English, and on more than one page", async () => {
  expect(pdfText(await draw(orderInvoiceFacts("ru"))).replaceAll("\n", " ")).toMatch(
    /Счёт-фактура.*Покупатель.*Литва.*НДС 21 %/,
  );
  const long = pdfText(
    await draw(
      orderInvoiceFacts(
        "en",
        Array.from({ length: 90 }, () => INVOICE_LINE),
      ),
    ),
  );
  expect(long.match(/€159\.98/g)).toHaveLength(90);
  expect(long).toContain("€14\u202f406.32");
});

test("an invoice bears the name, the address and the colours of its storefront", async () => {
  expect(invoiceContent(orderInvoiceFacts("en")).brand).toEqual({
    name: "Crossdock",
    site: "lt.test",
    ground: "#0c3a30",
    ink: "#dcebe4",
    accent: "#0f5a4a",
  });
  expect(
    pdfText(await draw(orderInvoiceFacts("en")))
      .split("\n")
      .slice(0, 2),
  ).toEqual(["lt.test", "Crossdock"]);
});

const MARK = (side: number) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="32"><path d="M0 0h9v9z" fill="#fff"/></svg>`;
  return Buffer.from(drawing).toString("base64");
};

const withLogo = (documentLogo: string) => {
  const facts = orderInvoiceFacts("en");
  return { ...facts, locale: { ...facts.locale, storefront: { ...facts.locale.storefront, documentLogo } } };
};

test("an invoice bears the sign of its storefront before the name, and is drawn without one that is no picture", async () => {
  const pictures = async (documentLogo: string) =>
    (await draw(withLogo(documentLogo))).toString("latin1").match(/\/Subtype \/Image/g) ?? [];
  // A picture and its transparency.
  expect(await pictures(MARK(32))).toHaveLength(2);
  expect(await pictures(MARK(64))).toHaveLength(2);
  expect(await pictures(Buffer.from("\x89PNG broken").toString("base64"))).toHaveLength(0);
  expect(invoiceContent(withLogo(MARK(32))).brand.logo).toBe(MARK(32));
});

test("the same invoice is the same file", async () => {
  const [once, again] = [await draw(withLogo(MARK(32))), await draw(withLogo(MARK(32)))];
  expect(once.equals(again)).toBe(true);
});
