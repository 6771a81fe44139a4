import { describe, expect, test } from "vitest";
import { CsvReader } from "#domain/shared/text/csv-reader.ts";
import { textRows, workbookOf } from "#testing/workbooks.ts";
import { workbookAsCsv } from "./read-workbook.ts";
import { UnreadableWorkbook } from "./unreadable-workbook.ts";

async function rowsOf(file: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  const reader = new CsvReader((cells) => rows.push(cells));
  reader.push((await workbookAsCsv(file)).toString());
  expect(reader.end()).toBe(true);
  return rows;
}

describe("FORWARDING-07 the first sheet of a workbook", () => {
  test("FORWARDING-07 has shared and own texts, numbers, and what formulas came to, where they are in the sheet", async () => {
    const strings =
      "<si><t>parcel</t></si><si><r><t>Trail </t></r><r><t>running &amp; more</t></r><rPh><t>x</t></rPh></si><si/>";
    const rows = [
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>',
      '<row r="4"><c r="A4" t="inlineStr"><is><t>a, "b"</t></is></c><c r="B4"><v>79.900000000000006</v></c>',
      '<c r="C4" t="str"><f>A1&amp;"x"</f><v>PA12</v></c><c r="D4"><f>1+1</f><v>2</v></c><c r="E4" t="b"><v>1</v></c>',
      '<c r="F4"><v>4006381333931</v></c><c r="G4" s="0"/><c r="H4" t="s"><v>2</v></c></row>',
    ].join("");
    expect(await rowsOf(workbookOf(rows, { strings }))).toEqual([
      ["parcel", "", "Trail running & more"],
      [""],
      [""],
      ['a, "b"', "79.9", "PA12", "2", "TRUE", "4006381333931", "", ""],
    ]);
  });

  test("FORWARDING-07 has days as days and codes with the zeros that their format shows", async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="[$-427]yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="#,##0.00 &quot;yd&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';
    const rows =
      '<row r="1"><c s="1"><v>46343</v></c><c s="2"><v>10121</v></c><c s="3"><v>46343.5</v></c><c s="4"><v>7.5</v></c><c><v>46343</v></c></row>';
    expect(await rowsOf(workbookOf(rows, { styles }))).toEqual([
      ["2026-11-17", "010121", "2026-11-17", "7.5", "46343"],
    ]);
  });
});

describe("T105 T109 a hostile or broken workbook is refused", () => {
  const refused = (file: Buffer) => expect(workbookAsCsv(file)).rejects.toThrow(UnreadableWorkbook);
  const good = workbookOf(textRows([["parcel"]]));
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`xl/${index}.xml`, new Uint8Array(1)]));
  const flagged = (flags: number) => {
    const copy = Buffer.from(good);
    for (let at = copy.indexOf("PK\x01\x02"); at >= 0; at = copy.indexOf("PK\x01\x02", at + 4))
      copy.writeUInt16LE(flags, at + 8);
    return copy;
  };

  test.each<[string, () => Buffer]>([
    ["a bomb: 40 MB of zeros", () => workbookOf("", { more: { "xl/worksheets/sheet7.xml": new Uint8Array(4e7) } })],
    ["one with hundreds of files", () => workbookOf("", { more: many })],
    ["one that is cut", () => good.subarray(0, good.length - 30)],
    ["one without its middle", () => Buffer.concat([good.subarray(0, 40), good.subarray(good.length - 400)])],
    ["one whose files are encrypted", () => flagged(1)],
    ["one with a password", () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_096)])],
    ["an archive of something else", () => workbookOf("", { more: { "xl/workbook.xml": new Uint8Array() } })],
    ["a row beyond the last", () => workbookOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')],
    ["rows in no order", () => workbookOf('<row r="2"/><row r="1"/>')],
    ["a tag that never ends", () => workbookOf('<row r="1"><c t="inlineStr"><is><t>a</t')],
    ["nothing", () => Buffer.alloc(0)],
  ])("T105 T109 %s", async (_, file) => refused(file()));

  test("T105 T087 entities of a document type are refused, and one long text in many cells too", async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet/>';
    await refused(workbookOf("", { more: { "xl/worksheets/sheet7.xml": new TextEncoder().encode(bomb) } }));
    const cells = '<c t="s"><v>0</v></c>'.repeat(90);
    const rows = Array.from({ length: 1_000 }, (_, index) => `<row r="${index + 1}">${cells}</row>`).join("");
    await refused(workbookOf(rows, { strings: `<si><t>${"a".repeat(30_000)}</t></si>` }));
  });
});
