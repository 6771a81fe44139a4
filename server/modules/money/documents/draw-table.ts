import type { InvoiceContent } from "./invoice-content.ts";

type Page = PDFKit.PDFDocument;
type Table = InvoiceContent["table"];

const GAP = 6;
/** Between two columns. */
const COLUMN_GAP = 10;
const LINE = "#c9cfcb";
/** A table with more columns is printed across. */
const MOST_COLUMNS = 5;
/** The largest share of the width for a column beside the first: longer words are on several lines. */
const LARGEST_SHARE = 0.22;

export const isWide = ({ head }: Table) => head.length > MOST_COLUMNS;

export const innerWidth = ({ page: { width, margins } }: Page) => width - margins.left - margins.right;
export const bottomOf = ({ page: { height, margins } }: Page) => height - margins.bottom;

interface Column {
  index: number;
  x: number;
  width: number;
}

/** Every page of a table has its head; its last row is on the page of what follows, which is that high. */
export function drawTable(page: Page, table: Table, following: number): void {
  const columns = columnsOf(page, table);
  const drawHead = () => drawRow(page, table.head, { columns, font: "bold" });
  const last = table.rows.length - 1;
  drawHead();
  for (const [index, row] of table.rows.entries()) {
    page.font("regular");
    const needed = heightOf(page, row, columns) + GAP + (index === last ? following : 0);
    if (page.y + needed > bottomOf(page)) {
      page.addPage();
      drawHead();
    }
    drawRow(page, row, { columns, font: "regular" });
  }
}

/**
 * As wide as its words: the first column takes what the others leave, and what it does not need is shared among them. A
 * column without a word has no place.
 */
function columnsOf(page: Page, { head, rows }: Table): Column[] {
  const used = [...head.keys()].filter((index) => index === 0 || [head, ...rows].some((row) => row[index]));
  const others = used.slice(1).map((index) => widthOf(page, { head, rows }, index));
  const forFirst = innerWidth(page) - others.reduce((sum, width) => sum + width, 0);
  const first = Math.min(forFirst, widthOf(page, { head, rows }, 0, forFirst));
  const spare = others.length === 0 ? 0 : (forFirst - first) / others.length;
  let x = page.page.margins.left;
  return used.map((index, place) => {
    const width = place === 0 ? first : (others[place - 1] ?? 0) + spare;
    const column = { index, x: x + (place === 0 ? 0 : COLUMN_GAP), width: width - (place === 0 ? 0 : COLUMN_GAP) };
    x += width;
    return column;
  });
}

function widthOf(page: Page, { head, rows }: Table, index: number, most = innerWidth(page) * LARGEST_SHARE): number {
  const cells = rows.flatMap((row) => (row[index] ?? "").split("\n"));
  const widest = (font: string, texts: readonly string[]) => {
    page.font(font);
    return texts.reduce((width, text) => Math.max(width, page.widthOfString(text)), 0);
  };
  // The first heading is on one line; another may be on several, but its words stay whole, which need the space after them.
  const heading = head[index] ?? "";
  const words = index === 0 ? [heading] : heading.split(" ").map((word) => `${word} `);
  const needed = Math.max(widest("regular", cells), widest("bold", words));
  return Math.min(Math.ceil(needed) + 1 + COLUMN_GAP, most);
}

function heightOf(page: Page, cells: readonly string[], columns: readonly Column[]): number {
  return Math.max(...columns.map(({ index, width }) => page.heightOfString(cells[index] ?? "", { width })));
}

/** The first column to the left and as high as it needs, the others to the right. */
function drawRow(
  page: Page,
  cells: readonly string[],
  { columns, font }: { columns: readonly Column[]; font: "regular" | "bold" },
): void {
  page.font(font);
  const height = heightOf(page, cells, columns);
  const top = page.y;
  for (const { index, x, width } of columns)
    page.text(cells[index] ?? "", x, top, { width, align: index === 0 ? "left" : "right" });
  const under = top + height + GAP / 2;
  const { left } = page.page.margins;
  page
    .moveTo(left, under)
    .lineTo(left + innerWidth(page), under)
    .strokeColor(LINE)
    .lineWidth(0.5)
    .stroke();
  page.y = under + GAP / 2;
}
