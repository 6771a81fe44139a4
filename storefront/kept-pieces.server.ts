import { LRUCache } from "lru-cache";
import type { KeptPieces } from "./kept-pieces.ts";

/** Of markup, two bytes a character: about 4,000 cards. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
const BEGIN = '<template data-kept="';
const BEGUN = '"></template>';
const END = '<template data-kept=""></template>';

/** A piece is named by all that it shows, so none is ever outdated. */
const kept = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (piece, name) => piece.length + name.length,
});

export const forgetPieces = (): void => kept.clear();

/** The pieces of one page. */
export class PagePieces implements KeptPieces {
  readonly #scope: string;
  readonly #begun: string[] = [];

  /** The scope names what all pieces of the page depend on. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  find(name: string): string | undefined {
    return kept.get(this.#scope + name);
  }

  begin(name: string): string {
    return String(this.#begun.push(this.#scope + name) - 1);
  }

  /** Keeps the new pieces of the finished page; returns it without their marks. */
  keep(html: string): string {
    let [page, from] = ["", 0];
    for (const [index, name] of this.#begun.entries()) {
      const mark = BEGIN + index + BEGUN;
      const begin = html.indexOf(mark, from);
      const end = html.indexOf(END, begin);
      // React left it out.
      if (begin < 0 || end < 0) continue;
      const piece = html.slice(begin + mark.length, end);
      // A part of the page's text would keep all of it in memory.
      kept.set(name, Buffer.from(piece).toString());
      page += html.slice(from, begin) + piece;
      from = end + END.length;
    }
    return page + html.slice(from);
  }
}
