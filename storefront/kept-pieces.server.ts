import type { KeptPieces } from "./kept-pieces.ts";

/** About 2 KB each. */
const MAX_PIECES = 5_000;
const MARKED = /<template data-kept="(\d+)"><\/template>([\s\S]*?)<template data-kept=""><\/template>/g;

/** In the order in which they were made. A piece is named by all that it shows, so none is ever outdated. */
const kept = new Map<string, string>();

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
    if (this.#begun.length === 0) return html;
    return html.replace(MARKED, (_marked, index: string, piece: string) => {
      const name = this.#begun[Number(index)];
      if (name !== undefined) keepPiece(name, piece);
      return piece;
    });
  }
}

function keepPiece(name: string, piece: string): void {
  // A part of the page's text would keep all of it in memory.
  kept.set(name, Buffer.from(piece).toString());
  if (kept.size <= MAX_PIECES) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}
