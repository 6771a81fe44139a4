import { type Zippable, zipSync } from "fflate";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const bytes = (xml: string) => new TextEncoder().encode(HEAD + xml);

/** A workbook (.xlsx) as spreadsheets write it, with the XML of its first sheet's rows. */
export function workbookOf(rows: string, options: { strings?: string; styles?: string; more?: Zippable } = {}): Buffer {
  const { strings = "", styles = "", more = {} } = options;
  return Buffer.from(
    zipSync({
      "[Content_Types].xml": bytes("<Types/>"),
      "xl/workbook.xml": bytes(
        '<workbook xmlns:r="r"><sheets><sheet name="Week &gt; 46" sheetId="7" r:id="rId3"/><sheet name="Old" r:id="rId1"/></sheets></workbook>',
      ),
      "xl/_rels/workbook.xml.rels": bytes(
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet7.xml"/></Relationships>',
      ),
      "xl/worksheets/sheet1.xml": bytes("<worksheet/>"),
      "xl/worksheets/sheet7.xml": bytes(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      "xl/sharedStrings.xml": bytes(`<sst>${strings}</sst>`),
      "xl/styles.xml": bytes(`<styleSheet>${styles}</styleSheet>`),
      ...more,
    }),
  );
}

/** Rows whose cells are texts of their own, in the first columns. */
export const textRows = (table: readonly (readonly string[])[]) =>
  table
    .map((cells, index) => {
      const inside = cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("");
      return `<row r="${index + 1}">${inside}</row>`;
    })
    .join("");
