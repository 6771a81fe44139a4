import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { bottomOf, drawTable, innerWidth, isWide } from "./draw-table.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { logoPicture } from "./logo-picture.ts";

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const REGULAR = fontFile("DejaVuSans");
const BOLD = fontFile("DejaVuSans-Bold");

const MARGIN = 50;
/** The height of the coloured band. */
const BAND = 60;
const LOGO = 30;
const GAP = 6;
const INK = "#14201b";
const QUIET = "#46534d";
/** The width of the sums, which stand under the last columns. */
const SUMS_WIDTH = 300;
const LABELS_WIDTH = SUMS_WIDTH * 0.6 - GAP;
const VALUES_WIDTH = SUMS_WIDTH * 0.4;
const NOTE_GAP = 24;

type Page = PDFKit.PDFDocument;
type Sum = InvoiceContent["sums"][number];

/** The PDF of a document; the same content and moment give the same bytes. */
export async function drawInvoice(content: InvoiceContent, createdAt: Date): Promise<Buffer> {
  const logo = content.brand.logo === undefined ? undefined : await logoPicture(content.brand.logo);
  const page = new PDFDocument({
    size: "A4",
    layout: isWide(content.table) ? "landscape" : "portrait",
    margin: MARGIN,
    // Pages are numbered when their count is known.
    bufferPages: true,
    info: { Title: content.title, CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  page.registerFont("regular", REGULAR).registerFont("bold", BOLD).lineGap(2);
  drawContent(page, content, logo);
  numberPages(page, content.title);
  return new Promise((resolve, reject) => {
    page.on("end", () => resolve(Buffer.concat(chunks))).on("error", reject);
    page.end();
  });
}

function drawContent(page: Page, content: InvoiceContent, logo?: Buffer): void {
  drawBrand(page, content.brand, logo);
  page
    .fillColor(INK)
    .font("bold")
    .fontSize(20)
    .text(content.title, MARGIN, BAND + 30);
  page.font("regular").fontSize(9).moveDown(0.4);
  for (const fact of content.facts) page.text(fact);
  drawParties(page, content.parties);
  drawEnd(page, content);
}

/** The table, its sums and the note. The last row, the sums and the note are on one page, unless the note is too long for it. */
function drawEnd(page: Page, { table, sums, payments, note }: InvoiceContent): void {
  const allSums = [...sums, ...payments.map((payment) => ({ ...payment, isTotal: false }))];
  const ofSums = 2 * GAP + heightOfSums(page, allSums);
  const ofNote = NOTE_GAP + page.font("regular").heightOfString(note, { width: innerWidth(page) });
  const most = (bottomOf(page) - MARGIN) / 2;
  drawTable(page, table, [ofSums + ofNote, ofSums].find((height) => height < most) ?? 0);
  drawSums(page, allSums);
  page.font("regular").text(note, MARGIN, page.y + NOTE_GAP, { width: innerWidth(page) });
}

/** A band in the colours of the storefront, as in its mails, with its sign before its name; a long name is cut. */
function drawBrand(page: Page, { name, site, ground, ink, accent }: InvoiceContent["brand"], logo?: Buffer): void {
  const left = logo ? MARGIN + LOGO + GAP : MARGIN;
  page.rect(0, 0, page.page.width, BAND).fill(ground);
  page.rect(0, BAND, page.page.width, 3).fill(accent);
  if (logo) page.image(logo, MARGIN, (BAND - LOGO) / 2, { fit: [LOGO, LOGO], align: "center", valign: "center" });
  const siteWidth = Math.min(page.font("regular").fontSize(9).widthOfString(site) + 1, innerWidth(page) / 2);
  const right = MARGIN + innerWidth(page) - siteWidth;
  page.fillColor(ink).text(site, right, 25, { width: siteWidth, height: 12, align: "right", ellipsis: true });
  page.font("bold").fontSize(17);
  page.text(name, left, 20, { width: right - left - 2 * GAP, height: 20, ellipsis: true });
}

/** Draws the parties side by side; the next element begins under the longer one. */
function drawParties(page: Page, parties: InvoiceContent["parties"]): void {
  const top = page.y + 20;
  const width = innerWidth(page) / parties.length;
  const ends = parties.map(({ heading, lines }, index) => {
    const x = MARGIN + index * width;
    page.font("bold").text(heading, x, top, { width: width - 2 * GAP });
    page.font("regular");
    for (const line of lines) page.text(line, x, page.y, { width: width - 2 * GAP });
    return page.y;
  });
  page.y = Math.max(...ends) + 20;
}

function drawSums(page: Page, sums: readonly Sum[]): void {
  page.y += GAP;
  const left = MARGIN + innerWidth(page) - SUMS_WIDTH;
  for (const sum of sums) {
    const height = heightOfSum(page, sum);
    if (page.y + height > bottomOf(page)) page.addPage();
    const top = page.y;
    page.text(sum.label, left, top, { width: LABELS_WIDTH });
    page.text(sum.value, left + SUMS_WIDTH - VALUES_WIDTH, top, { width: VALUES_WIDTH, align: "right" });
    page.y = top + height + gapAfter(sum);
  }
}

/** Sums after a total, such as those of another currency, are set off by a gap. */
const gapAfter = ({ isTotal }: Sum) => (isTotal ? GAP : GAP / 2);

/** Measured in the sum's own font, which stays selected. */
function heightOfSum(page: Page, { label, value, isTotal }: Sum): number {
  page.font(isTotal ? "bold" : "regular");
  const heightOf = (text: string, width: number) => page.heightOfString(text, { width });
  return Math.max(heightOf(label, LABELS_WIDTH), heightOf(value, VALUES_WIDTH));
}

const heightOfSums = (page: Page, sums: readonly Sum[]) =>
  sums.reduce((height, sum) => height + heightOfSum(page, sum) + gapAfter(sum), 0);

/** Writes the title and page number under each page of a document with several pages. */
function numberPages(page: Page, title: string): void {
  const { count } = page.bufferedPageRange();
  if (count < 2) return;
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    // Below the margin, where text would begin another page.
    page.page.margins.bottom = 0;
    const words = `${title} · ${index + 1} / ${count}`;
    const place = { width: innerWidth(page), height: 12, align: "right", ellipsis: true } as const;
    page.font("regular").fontSize(8).fillColor(QUIET);
    page.text(words, MARGIN, page.page.height - MARGIN + 12, place);
  }
}
