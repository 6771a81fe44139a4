import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import type { InvoiceContent } from "./invoice-content.ts";
import { logoPicture } from "./logo-picture.ts";

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const REGULAR = fontFile("DejaVuSans");
const BOLD = fontFile("DejaVuSans-Bold");

const MARGIN = 50;
const PAPER = 595.28;
const WIDTH = PAPER - 2 * MARGIN;
/** The height of the coloured band. */
const BAND = 60;
const LOGO = 30;
const BOTTOM = 841.89 - MARGIN;
const GAP = 6;
const INK = "#14201b";
const LINE = "#c9cfcb";
const COLUMNS = [0, 0.5, 0.65, 0.82, 1].map((share) => MARGIN + share * WIDTH);

type Page = PDFKit.PDFDocument;

/** The invoice on paper; the same content and moment give the same bytes. */
export async function drawInvoice(content: InvoiceContent, createdAt: Date): Promise<Buffer> {
  const logo = content.brand.logo === undefined ? undefined : await logoPicture(content.brand.logo);
  const page = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    info: { Title: content.title, CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  page.registerFont("regular", REGULAR).registerFont("bold", BOLD).lineGap(2);
  drawBrand(page, content.brand, logo);
  page
    .fillColor(INK)
    .font("bold")
    .fontSize(20)
    .text(content.title, MARGIN, BAND + 30);
  page.font("regular").fontSize(9).moveDown(0.4);
  for (const fact of content.facts) page.text(fact);
  drawParties(page, content.parties);
  drawTable(page, content.table);
  drawSums(page, [...content.sums, ...content.payments.map((payment) => ({ ...payment, isTotal: false }))]);
  page.moveDown(2).font("regular").text(content.note, MARGIN, page.y, { width: WIDTH });
  return new Promise((resolve, reject) => {
    page.on("end", () => resolve(Buffer.concat(chunks))).on("error", reject);
    page.end();
  });
}

/** A band in the colours of the storefront, as in its mails, with its sign before its name. */
function drawBrand(page: Page, { name, site, ground, ink, accent }: InvoiceContent["brand"], logo?: Buffer): void {
  const left = logo ? MARGIN + LOGO + GAP : MARGIN;
  page.rect(0, 0, PAPER, BAND).fill(ground);
  page.rect(0, BAND, PAPER, 3).fill(accent);
  if (logo) page.image(logo, MARGIN, (BAND - LOGO) / 2, { fit: [LOGO, LOGO], align: "center", valign: "center" });
  page.fillColor(ink).font("bold").fontSize(17).text(name, left, 20, { width: WIDTH, lineBreak: false });
  page.font("regular").fontSize(9).text(site, MARGIN, 25, { width: WIDTH, align: "right" });
}

/** Side by side; what follows begins under the longer one. */
function drawParties(page: Page, parties: InvoiceContent["parties"]): void {
  const top = page.y + 20;
  const width = WIDTH / parties.length;
  const ends = parties.map(({ heading, lines }, index) => {
    const x = MARGIN + index * width;
    page.font("bold").text(heading, x, top, { width: width - GAP });
    page.font("regular");
    for (const line of lines) page.text(line, x, page.y, { width: width - GAP });
    return page.y;
  });
  page.y = Math.max(...ends) + 20;
}

function drawTable(page: Page, { head, rows }: InvoiceContent["table"]): void {
  drawRow(page, head, "bold");
  for (const row of rows) drawRow(page, row, "regular");
}

/** The first column to the left and as high as it needs, the others to the right. */
function drawRow(page: Page, cells: readonly string[], font: "regular" | "bold"): void {
  page.font(font);
  const widthOf = (index: number) => (COLUMNS[index + 1] ?? 0) - (COLUMNS[index] ?? 0) - GAP;
  const height = Math.max(...cells.map((cell, index) => page.heightOfString(cell, { width: widthOf(index) })));
  if (page.y + height + GAP > BOTTOM) page.addPage();
  const top = page.y;
  for (const [index, cell] of cells.entries()) {
    const x = (COLUMNS[index] ?? 0) + (index === 0 ? 0 : GAP);
    page.text(cell, x, top, { width: widthOf(index), align: index === 0 ? "left" : "right" });
  }
  const under = top + height + GAP / 2;
  page
    .moveTo(MARGIN, under)
    .lineTo(MARGIN + WIDTH, under)
    .strokeColor(LINE)
    .lineWidth(0.5)
    .stroke();
  page.y = under + GAP / 2;
}

function drawSums(page: Page, sums: readonly { label: string; value: string; isTotal: boolean }[]): void {
  page.y += GAP;
  const left = COLUMNS[1] ?? MARGIN;
  const width = MARGIN + WIDTH - left;
  for (const { label, value, isTotal } of sums) {
    page.font(isTotal ? "bold" : "regular");
    const height = page.heightOfString(label, { width: width * 0.6 });
    if (page.y + height > BOTTOM) page.addPage();
    const top = page.y;
    page.text(label, left, top, { width: width * 0.6 });
    page.text(value, left + width * 0.6, top, { width: width * 0.4, align: "right" });
    page.y = top + height + GAP / 2;
  }
}
