import type { PageKey } from "./page-key.ts";

/** Which stored pages carry a tag. A tag without a page takes no memory. */
export class TagIndex {
  readonly #keysByTag = new Map<string, Set<PageKey>>();

  add(key: PageKey, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  remove(key: PageKey, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys?.delete(key) && keys.size === 0) this.#keysByTag.delete(tag);
    }
  }

  keysOf(tag: string): ReadonlySet<PageKey> | undefined {
    return this.#keysByTag.get(tag);
  }

  clear(): void {
    this.#keysByTag.clear();
  }

  /** How many tags have a page. */
  get size(): number {
    return this.#keysByTag.size;
  }
}
