import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_TABLE_BYTES } from "#domain/operations/files/file-limits.ts";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  paidRequest,
  submittedOf,
} from "#testing/forwarding/forward-requests.ts";
import { LINE } from "#testing/forwarding/parcels.ts";
import { addPro, HEADINGS, proCall, uploadTable } from "#testing/forwarding/pro-desk.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { PDF, upload } from "#testing/operations/files.ts";
import { query } from "#testing/people/identity.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { textRows, workbookOf } from "#testing/workbooks.ts";

let app: TestApp;
let pro: Forwarder;
beforeAll(async () => {
  app = await createTestApp();
  pro = await addPro(app);
});
afterAll(async () => {
  expect(await checkForwarding(app.database.db)).toEqual([]);
  await app.close();
});

const undeclared = () => addParcel(app, pro, { line: null });
const row = (parcel: string, changes: Partial<Record<"description" | "value" | "code", string>> = {}) =>
  `${parcel},${changes.description ?? "Trail running shoes"},2,${changes.value ?? "79.90"},${changes.code ?? "6404.11"},VN,`;
const tableOf = (...rows: string[]) => [HEADINGS, ...rows].join("\n");
const itemsOf = (parcel: string) =>
  query(app, "select description, quantity, unit_value from parcel_items where parcel_id = $1 order by position", [
    Number(parcel.slice(2)),
  ]);
const check = async (text: string, corrections: object[] = []) => {
  const file_id = await uploadTable(app, pro, text);
  return (await proCall(app, pro, "/declarations/check", { file_id, corrections })).json();
};

describe("FORWARDING-07 declaring by a file", () => {
  test("FORWARDING-07 a dry run says what is right, what waits and what is wrong, and writes nothing", async () => {
    const [first, second] = [await undeclared(), await undeclared()];
    const answer = await check(tableOf(row(first), row(first, { code: "6404.1" }), row(second), row("PA999999")));
    expect(answer).toMatchObject({
      refusal: null,
      rows: 4,
      parcels: 3,
      good_rows: 1,
      good_parcels: 1,
      waiting_rows: 1,
      wrong_rows: 2,
      wrong: [
        { row: 3, cells: { parcel: first, hs6: "6404.1" }, errors: { hs6: "declaration.code" } },
        { row: 5, errors: { parcel: "declaration.file.parcel" } },
      ],
    });
    expect(await itemsOf(second)).toEqual([]);
  });

  test("FORWARDING-07 applying declares the parcels whose rows are all right; the rest comes back with an error column", async () => {
    const [whole, broken] = [await undeclared(), await undeclared()];
    const text = tableOf(
      row(whole),
      row(whole, { description: "Wool winter socks" }),
      row(broken),
      row(broken, { value: "" }),
    );
    const file_id = await uploadTable(app, pro, text);
    const unattested = await proCall(app, pro, "/declarations/apply", { file_id, is_attested: false });
    expect([unattested.statusCode, unattested.json().errors]).toEqual([422, { is_attested: "declaration.attest" }]);
    const applied = (await proCall(app, pro, "/declarations/apply", { file_id, is_attested: true })).json();
    expect(applied).toMatchObject({ declared: 1, wrong_rows: 1, waiting_rows: 1 });
    expect(await itemsOf(whole)).toEqual([
      { description: "Trail running shoes", quantity: 2, unit_value: "799000" },
      { description: "Wool winter socks", quantity: 2, unit_value: "799000" },
    ]);
    expect(await itemsOf(broken)).toEqual([]);
    const { parcel } = (await proCall(app, pro, "/parcels/get", { number: whole })).json();
    expect([parcel.declaration, parcel.is_attested]).toEqual(["complete", true]);
    const rest = (await proCall(app, pro, "/declarations/rest", { file_id, locale: "en" })).json();
    expect(rest.text.split("\r\n")).toEqual([
      `\uFEFF${HEADINGS},error`,
      `${broken},Trail running shoes,2,79.90,6404.11,VN,,Waits for the other rows of its parcel.`,
      `${broken},Trail running shoes,2,,6404.11,VN,,"unit_value: Please enter a value from 0.01 to 10 000, with two decimals at most."`,
      "",
    ]);
  });

  test("FORWARDING-07 what is mended in place is declared, and so is the file that came back", async () => {
    const parcel = await undeclared();
    const text = tableOf(row(parcel, { code: "1" }), row(parcel));
    const mended = [{ row: 2, column: "hs6", value: "640411" }];
    expect(await check(text, mended)).toMatchObject({ good_parcels: 1, wrong_rows: 0, waiting_rows: 0 });
    const file_id = await uploadTable(app, pro, text);
    const rest = (await proCall(app, pro, "/declarations/rest", { file_id, locale: "lt" })).json().text;
    expect(await check(rest.replace(",1,VN", ",640411,VN"))).toMatchObject({ good_parcels: 1, wrong_rows: 0 });
  });

  test("FORWARDING-07 T109 the first sheet of a workbook is read as the same table would be", async () => {
    const parcel = await undeclared();
    const good = [parcel, "Trail running shoes", "2", "79.90", "6404.11", "VN", ""];
    const table = [HEADINGS.split(","), good, [parcel, "=1+1 &amp; more", "0", "1", "1", "VN", ""]];
    const body = workbookOf(textRows(table));
    const sent = await upload(app, body, { cookies: pro.cookies, purpose: "declaration-table", name: "Week 46.XLSX" });
    const { id: file_id } = sent.json();
    const checked = (await proCall(app, pro, "/declarations/check", { file_id })).json();
    expect(checked).toMatchObject({ refusal: null, rows: 2, waiting_rows: 1, wrong: [{ row: 3 }] });
    expect(checked.wrong[0].cells.description).toBe("=1+1 & more");
    const corrections = ["description=Wool winter socks", "quantity=3", "hs6=640411"].map((given) => {
      const [column, value] = given.split("=");
      return { row: 3, column, value };
    });
    const input = { file_id, corrections, is_attested: true };
    expect((await proCall(app, pro, "/declarations/apply", input)).json()).toMatchObject({ declared: 1 });
    expect(await itemsOf(parcel)).toEqual([
      { description: "Trail running shoes", quantity: 2, unit_value: "799000" },
      { description: "Wool winter socks", quantity: 3, unit_value: "10000" },
    ]);
  });

  test("FORWARDING-07 a wrong bar code is shown, can be mended in place, and is then declared", async () => {
    const parcel = await undeclared();
    const text = tableOf(`${parcel},Trail running shoes,2,79.90,640411,VN,4006381333932`);
    const wrong = await check(text);
    expect(wrong).toMatchObject({ good_parcels: 0, wrong: [{ row: 2, errors: { gtin: "declaration.gtin" } }] });
    const corrections = [{ row: 2, column: "gtin", value: "4006381333931" }];
    expect(await check(text, corrections)).toMatchObject({ good_parcels: 1, wrong_rows: 0 });
    const file_id = await uploadTable(app, pro, text);
    const input = { file_id, corrections, is_attested: true };
    expect((await proCall(app, pro, "/declarations/apply", input)).json()).toMatchObject({ declared: 1 });
    expect(await query(app, "select gtin from parcel_items where parcel_id = $1", [Number(parcel.slice(2))])).toEqual([
      { gtin: "4006381333931" },
    ]);
  });

  test("T108 T109 a formula is text: it comes back harmless, and as it was when it is read again", async () => {
    const parcel = await undeclared();
    const formula = "=HYPERLINK(evil link)";
    const file_id = await uploadTable(app, pro, tableOf(row(parcel, { description: formula, code: "1" })));
    const { text } = (await proCall(app, pro, "/declarations/rest", { file_id, locale: "en" })).json();
    expect(text).toContain(`${parcel},'${formula},`);
    const again = await check(text);
    expect(again.wrong[0].cells.description).toBe(formula);
  });

  test("I16 a parcel that is paid for meanwhile stays as it was declared", async () => {
    const [sent, left] = [await addParcel(app, pro), await undeclared()];
    const file_id = await uploadTable(
      app,
      pro,
      tableOf(row(sent, { description: "Other things entirely" }), row(left)),
    );
    expect((await proCall(app, pro, "/declarations/check", { file_id })).json()).toMatchObject({ good_parcels: 2 });
    await paidRequest(app, pro, [sent]);
    const before = await itemsOf(sent);
    const applied = (await proCall(app, pro, "/declarations/apply", { file_id, is_attested: true })).json();
    expect(applied).toMatchObject({ declared: 1, wrong: [{ errors: { parcel: "declaration.file.agreed" } }] });
    expect(await itemsOf(sent)).toEqual(before);
  });

  test("I23 T113 a parcel whose request waits to be paid stays as it was agreed, and the row says how to change it", async () => {
    const sent = await addParcel(app, pro);
    await submittedOf(app, pro, [sent]);
    const before = await itemsOf(sent);
    const file_id = await uploadTable(app, pro, tableOf(row(sent, { value: "5000.00" })));
    const applied = (await proCall(app, pro, "/declarations/apply", { file_id, is_attested: true })).json();
    expect(applied).toMatchObject({ declared: 0, wrong: [{ errors: { parcel: "declaration.file.agreed" } }] });
    expect(await itemsOf(sent)).toEqual(before);
  });

  test("T109 5,000 rows are checked, one more is refused, and so are missing columns, open quotes and no rows", async () => {
    const parcels: string[] = [];
    for (let made = 0; made < 3; made++) parcels.push(await undeclared());
    const many = (count: number) => Array.from({ length: count }, (_, index) => row(parcels[index % 3] ?? ""));
    expect(await check(tableOf(...many(5_000)))).toMatchObject({ refusal: null, rows: 5_000, wrong_rows: 3 });
    const refusals = [tableOf(...many(5_001)), "parcel,code\nPA1,1", tableOf('PA1,"open'), tableOf(), ""];
    const answers = [];
    for (const text of refusals.slice(0, 4)) answers.push((await check(text)).refusal);
    expect(answers).toEqual([
      { reason: "rows", columns: [] },
      { reason: "columns", columns: ["description", "quantity", "unit_value", "origin"] },
      { reason: "quotes", columns: [] },
      { reason: "empty", columns: [] },
    ]);
  });
});

describe("T104 T105 T109 what a table may be", () => {
  const refusal = async (body: Buffer, name = "a.csv") => {
    const answer = await upload(app, body, { cookies: pro.cookies, purpose: "declaration-table", name });
    return [answer.statusCode, answer.json().code];
  };

  test("T109 text in UTF-8 of at most 2 MB; another encoding and a picture are refused", async () => {
    expect(await refusal(Buffer.from("parcel;Aukštė", "utf16le"))).toEqual([422, "file_unreadable"]);
    expect(await refusal(Buffer.from([0x70, 0xe6, 0x0a]))).toEqual([422, "file_unreadable"]);
    expect(await refusal(PDF)).toEqual([415, "file_kind"]);
    expect(await refusal(Buffer.alloc(0))).toEqual([415, "file_kind"]);
    expect(await refusal(Buffer.alloc(MAX_TABLE_BYTES + 1, "a"))).toEqual([413, "file_too_large"]);
    expect(await refusal(Buffer.from("a,b"), "a.html")).toEqual([400, "bad_request"]);
  });

  test("T105 T109 a workbook that is broken, protected or unpacks without end is refused as unreadable", async () => {
    const [bomb, password] = [new Uint8Array(4e7), Buffer.from("d0cf11e0a1b11ae10000", "hex")];
    const books = [workbookOf("", { more: { "xl/worksheets/sheet7.xml": bomb } }), password, Buffer.from("PK\x03\x04")];
    for (const book of books) expect(await refusal(book, "a.xlsx")).toEqual([422, "file_unreadable"]);
    const invoice = await upload(app, workbookOf(""), { cookies: pro.cookies, name: "a.pdf" });
    expect([invoice.statusCode, invoice.json().code]).toEqual([415, "file_kind"]);
  });

  test("T104 a table is no invoice: the same bytes are refused for another purpose", async () => {
    const answer = await upload(app, Buffer.from(HEADINGS), { cookies: pro.cookies, name: "a.pdf" });
    expect([answer.statusCode, answer.json().code]).toEqual([415, "file_kind"]);
  });
});

describe("T059 T065 T066 others", () => {
  test("T065 for a customer without a business there is nothing", async () => {
    const customer = await addForwarder(app);
    const file_id = await uploadTable(app, customer, tableOf("PA1,a,1,1,1,CN,"));
    const calls: [string, object][] = [
      ["check", { file_id }],
      ["apply", { file_id, is_attested: true }],
      ["rest", { file_id, locale: "en" }],
      ["templates", {}],
      ["save-template", { name: "Shoes", lines: [LINE] }],
      ["delete-template", { id: 1 }],
      ["last", { number: await addParcel(app, customer) }],
    ];
    for (const [path, body] of calls)
      expect((await proCall(app, customer, `/declarations/${path}`, body)).statusCode, path).toBe(404);
  });

  test("T106 another business reads neither the file nor the template, and declares nothing of it", async () => {
    const other = await addPro(app);
    const file_id = await uploadTable(app, pro, tableOf(row(await undeclared())));
    expect((await proCall(app, other, "/declarations/check", { file_id })).statusCode).toBe(404);
    expect((await visit(app, { path: `/files/${file_id}`, cookies: other.cookies })).statusCode).toBe(404);
    const { headers } = await visit(app, { path: `/files/${file_id}`, cookies: pro.cookies });
    expect([headers["content-type"], headers["content-disposition"]]).toEqual([
      "text/csv",
      `attachment; filename="${file_id.slice(0, 8)}.csv"`,
    ]);
    const saved = (await proCall(app, pro, "/declarations/save-template", { name: " Shoes ", lines: [LINE] })).json();
    expect(saved.templates).toMatchObject([{ name: "Shoes", lines: [LINE] }]);
    const { id } = saved.templates[0];
    expect((await proCall(app, other, "/declarations/delete-template", { id })).statusCode).toBe(404);
    expect((await proCall(app, other, "/declarations/templates")).json()).toEqual({ templates: [] });
    const theirs = await undeclared();
    const own = await uploadTable(app, other, tableOf(row(theirs)));
    const applied = (await proCall(app, other, "/declarations/apply", { file_id: own, is_attested: true })).json();
    expect(applied).toMatchObject({ declared: 0, wrong: [{ errors: { parcel: "declaration.file.parcel" } }] });
    expect(await itemsOf(theirs)).toEqual([]);
  });
});

describe("FORWARDING-07 declaring often", () => {
  test("FORWARDING-07 a template is kept by name and forgotten; broken lines are answered at their fields", async () => {
    const save = (name: string, lines: object[]) => proCall(app, pro, "/declarations/save-template", { name, lines });
    await save("Socks", [LINE]);
    const { templates } = (await save("Socks", [{ ...LINE, quantity: 3 }])).json();
    const socks = templates.filter(({ name }: { name: string }) => name === "Socks");
    expect(socks).toMatchObject([{ lines: [{ quantity: 3 }] }]);
    const broken = await save("", [{ ...LINE, hs6: "1" }]);
    expect([broken.statusCode, broken.json().errors]).toEqual([
      422,
      { "lines.0.hs6": "declaration.code", name: "validation.required" },
    ]);
    await proCall(app, pro, "/declarations/delete-template", { id: socks[0].id });
    const left = (await proCall(app, pro, "/declarations/templates")).json().templates;
    expect(left.map(({ name }: { name: string }) => name)).not.toContain("Socks");
  });

  test("FORWARDING-07 copies what the last parcel of the same shop contained", async () => {
    const business = await addPro(app);
    const parcel = await addParcel(app, business, { line: null });
    const last = async () => (await proCall(app, business, "/declarations/last", { number: parcel })).json().lines;
    expect(await last()).toEqual([]);
    const [same, other] = [await addParcel(app, business), await addParcel(app, business)];
    await query(
      app,
      "update parcels set shop = 'elsewhere.com', attested_at = now() + interval '1 hour' where id = $1",
      [Number(other.slice(2))],
    );
    await query(app, "update parcel_items set description = 'Of the same shop' where parcel_id = $1", [
      Number(same.slice(2)),
    ]);
    expect(await last()).toMatchObject([{ description: "Of the same shop", hs6: "640411", unit_value: 799_000 }]);
  });
});
