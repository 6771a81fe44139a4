/** A cell that begins with one of these is a formula to a spreadsheet (ACCOUNT-02). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
/** Programs that skip it read a formula behind it. */
const NUL = "\0";
const NEEDS_QUOTES = /[",\r\n]/;
/** Without it a spreadsheet takes the letters of other alphabets for Latin ones. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows as RFC 4180 writes them, and no cell that a spreadsheet would run (ACCOUNT-02). */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) || text.startsWith(NUL) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
