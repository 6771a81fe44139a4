import { LRUCache } from "lru-cache";
import type { KeptPieces } from "./kept-pieces.ts";

/** Of markup and names: about 4,000 cards. */
const MAX_BYTES = 8 * 1024 * 1024;
const BEGIN = '<template data-kept="';
const BEGUN = '"></template>';
const END = '<template data-kept=""></template>';

/** A piece is named by all that it shows, so none is ever outdated. */
const kept = new LRUCache<string, Uint8Array>({
  maxSize: MAX_BYTES,
  sizeCalculation: (piece, name) => piece.length + name.length,
});

export const forgetPieces = (): void => kept.clear();

/** Pieces are bytes already: the text around them is all that has to be joined, searched and encoded for a page. */
export type Segment = string | Uint8Array;

const encoder = new TextEncoder();

/** The pieces of one page, by the numbers of their marks. */
export class PagePieces implements KeptPieces {
  readonly #scope: string;
  /** A kept one, or the name of one that is rendered. */
  readonly #pieces: Segment[] = [];

  /** The scope names what all pieces of the page depend on. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  find(name: string): string | undefined {
    const piece = kept.get(this.#scope + name);
    return piece && `${BEGIN}${this.#pieces.push(piece) - 1}${BEGUN}`;
  }

  begin(name: string): string {
    return String(this.#pieces.push(this.#scope + name) - 1);
  }

  /** Keeps the new pieces of the finished page; returns it with pieces in the place of their marks. */
  keep(html: string): Segment[] {
    const page: Segment[] = [];
    let from = 0;
    for (let mark = html.indexOf(BEGIN); mark >= 0; mark = html.indexOf(BEGIN, from)) {
      page.push(html.slice(from, mark));
      const numberEnd = html.indexOf(BEGUN, mark);
      const known = this.#pieces[Number(html.slice(mark + BEGIN.length, numberEnd))] ?? "";
      from = numberEnd + BEGUN.length;
      if (typeof known !== "string") {
        page.push(known);
        continue;
      }
      const end = html.indexOf(END, from);
      const piece = encoder.encode(html.slice(from, end));
      kept.set(known, piece);
      page.push(piece);
      from = end + END.length;
    }
    page.push(html.slice(from));
    return page;
  }
}
