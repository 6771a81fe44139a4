import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFile } from "./csv.ts";

/** An independent reader: RFC 4180 letter by letter. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 1; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (isQuoted && letter === '"' && text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === ",") [row, cell] = [[...row, cell], ""];
    else if (!isQuoted && letter === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      [row, cell, at] = [[], "", at + 1];
    } else cell += letter;
  }
  return rows;
}

describe("ACCOUNT-02 T108 the history as a spreadsheet reads it", () => {
  test.each([
    "=1+1",
    "+370",
    "-31.40",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "\n=1",
    "\0=1",
    "＝1+1",
    "＠SUM(A1)",
    '=HYPERLINK("x")',
  ])("never runs %j", (text) => {
    expect(parse(csvFile([[text]]))).toEqual([[`'${text}`]]);
  });

  test("quotes what RFC 4180 wants quoted, and leaves the rest alone", () => {
    expect(csvFile([["ID1", "Paid, twice", 'the "best"', "a\nb", "12.50"]])).toBe(
      '\uFEFFID1,"Paid, twice","the ""best""","a\nb",12.50\r\n',
    );
  });

  test("comes back as it went in, and no cell begins a formula", () => {
    const rows = fc.array(fc.array(fc.string({ unit: fc.constantFrom(..."=+-@,\"'\r\n\tž1") }), { minLength: 1 }));
    fc.assert(
      fc.property(rows, (given) => {
        const read = parse(csvFile(given));
        expect(read.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
        expect(read).toEqual(given.map((row) => row.map((cell) => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell))));
      }),
    );
  });
});
