import { inflateSync } from "node:zlib";

/** The text of a PDF that pdfkit made, in the order in which it was written, a line per piece. */
export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf.toString("latin1"));
  const lettersOf = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = "", font = ""] of body.head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? "")?.[1] ?? "";
      lettersOf.set(name, readLetters(objects.get(toUnicode)?.stream ?? ""));
    }
  }
  return [...objects.values()].flatMap(({ stream }) => readPage(stream, lettersOf)).join("\n");
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

/** What each glyph of a font stands for. */
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

function readPage(stream: string, lettersOf: Map<string, Map<string, string>>): string[] {
  let letters: Map<string, string> | undefined;
  const pieces: string[] = [];
  for (const [, font, written] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = lettersOf.get(font);
    if (written === undefined) continue;
    const glyphs = Array.from(written.matchAll(/<([0-9a-f]+)>/gi), ([, hex = ""]) => hex).join("");
    pieces.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? "?").join(""));
  }
  return pieces;
}
