import { inflateSync } from "node:zlib";

/** The text of a PDF that pdfkit made, in the order in which it was written, a line per piece. */
export const pdfText = (pdf: Buffer): string =>
  pdfPages(pdf)
    .flatMap(({ pieces }) => pieces)
    .map(({ text }) => text)
    .join("\n");

/** A piece of text with its position from the lower left corner of its page, in points. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface PdfPage {
  width: number;
  height: number;
  pieces: PlacedText[];
}

/** Every page with its texts and their positions. */
export function pdfPages(pdf: Buffer): PdfPage[] {
  const objects = readObjects(pdf.toString("latin1"));
  const fonts = readFonts(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const [width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d. ]+)\]/.exec(head)?.[1] ?? "").split(" ").map(Number);
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? "")?.stream ?? "";
    return { width, height, pieces: readPage(content, fonts) };
  });
}

interface Font {
  /** The characters of each glyph. */
  letters: Map<string, string>;
  /** The width of each glyph, in thousandths of the font's size. */
  widths: readonly number[];
}

function readFonts(objects: Map<string, PdfObject>): Map<string, Font> {
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, name = "", font = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const described = objects.get(font)?.head ?? "";
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(described)?.[1] ?? "";
      const glyphs = objects.get(/\/DescendantFonts \[(\d+) 0 R\]/.exec(described)?.[1] ?? "")?.head ?? "";
      const widths = (/\/W \[0 \[([^\]]*)\]\]/.exec(glyphs)?.[1] ?? "").trim().split(/\s+/).map(Number);
      fonts.set(name, { letters: readLetters(objects.get(toUnicode)?.stream ?? ""), widths });
    }
  }
  return fonts;
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(source: string): Map<string, PdfObject> {
  const found = source.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs);
  return new Map(
    Array.from(found, ([, id = "", body = ""]) => {
      const [head = "", stream = ""] = body.split(/\nstream\n/, 2);
      const bytes = Buffer.from(stream.replace(/\nendstream$/, ""), "latin1");
      const isPacked = head.includes("/FlateDecode") && !head.includes("/Length1");
      return [id, { head, stream: isPacked ? inflateSync(bytes).toString("latin1") : "" }];
    }),
  );
}

/** The characters of each glyph of a font. */
function readLetters(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = "", list = ""] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = ""]] of Array.from(list.matchAll(/<([0-9a-f ]+)>/gi)).entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0");
      const units = code.replaceAll(" ", "").match(/.{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

const TEXT = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;
/** How far letters go above and below their line, in sizes of the font. */
const [ASCENT, DESCENT] = [0.73, 0.2];

function readPage(stream: string, fonts: Map<string, Font>): PlacedText[] {
  let font: Font | undefined;
  let size = 0;
  let [left, line] = [0, 0];
  const pieces: PlacedText[] = [];
  for (const [, x, y, name, points, written] of stream.matchAll(TEXT)) {
    if (x !== undefined) [left, line] = [Number(x), Number(y)];
    if (name !== undefined) [font, size] = [fonts.get(name), Number(points)];
    if (written === undefined || !font) continue;
    const { text, width } = readPiece(written, font);
    const right = left + (width * size) / 1000;
    pieces.push({ text, left, right, bottom: line - DESCENT * size, top: line + ASCENT * size });
  }
  return pieces;
}

/** Reads glyphs in hexadecimal digits with corrections of the distance between them. */
function readPiece(written: string, { letters, widths }: Font): { text: string; width: number } {
  let [text, width] = ["", 0];
  for (const [, hex, correction] of written.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/gi)) {
    if (correction !== undefined) width -= Number(correction);
    for (const glyph of hex?.match(/.{4}/g) ?? []) {
      text += letters.get(glyph) ?? "?";
      width += widths[Number.parseInt(glyph, 16)] ?? 0;
    }
  }
  return { text, width };
}
