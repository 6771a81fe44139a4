import type { Spans } from "../../text/tokenize.ts";
import { withRoom } from "../storage/growth.ts";
import { StringPool } from "./string-pool.ts";

const MAX_FORMS = 200_000;

/**
 * Words as they are written, to their numbers, looked up by their position in a text: indexing reads the same words over
 * and over, and cutting each out as a string of its own only to look it up would be most of the work.
 */
export class FormCache {
  readonly #forms = new StringPool();
  #words = new Uint32Array(0);

  /** The number of a word of a text, or -1. */
  find(text: string, { starts, ends, hashes }: Spans, index: number): number {
    const form = this.#forms.findAt(text, starts[index] as number, ends[index] as number, hashes[index] as number);
    return form === -1 ? -1 : (this.#words[form] as number);
  }

  /** Remembers a word that `find` did not know; a full cache remembers no more. */
  add(text: string, { starts, ends, hashes }: Spans, index: number, word: number): void {
    if (this.#forms.count === MAX_FORMS) return;
    const form = this.#forms.addAt(text, starts[index] as number, ends[index] as number, hashes[index] as number);
    this.#words = withRoom(this.#words, form + 1);
    this.#words[form] = word;
  }
}
