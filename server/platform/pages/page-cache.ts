import { LRUCache } from "lru-cache";
import type { PageKey } from "./page-key.ts";

/** A finished page: its bodies in every encoding and the headers that go with them. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
  /** What the page shows; when one of these changes, the page is dropped. */
  tags: string[];
}

/** What rendering came to: a page, nothing that may be kept, or a failure, after which an older page still stands. */
export type Rendering = FinishedPage | "nothing" | "failure";

interface Entry {
  page: FinishedPage;
  freshUntilMs: number;
}

interface Options {
  maxBytes: number;
  freshForMs: number;
  nowMs?: () => number;
}

const sizeOf = ({ page }: Entry) =>
  page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length + 2_048;

/**
 * Public pages, ready to send. A page past its time is still served while one request renders it anew, so that no
 * visitor waits for a refresh and the shop stays readable while the database is away.
 */
export class PageCache {
  readonly #entries: LRUCache<PageKey, Entry>;
  readonly #rendering = new Map<PageKey, Promise<FinishedPage | null>>();
  readonly #freshForMs: number;
  readonly #nowMs: () => number;
  /** Counts changes, so that a page rendered from older data is not kept after its tag was dropped. */
  #generation = 0;

  constructor({ maxBytes, freshForMs, nowMs = () => performance.now() }: Options) {
    this.#entries = new LRUCache<PageKey, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#freshForMs = freshForMs;
    this.#nowMs = nowMs;
  }

  /** The page under a key, rendered when it is missing. Null when what was rendered may not be kept. */
  async serve(key: PageKey, render: () => Promise<Rendering>): Promise<FinishedPage | null> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#render(key, render);
    if (entry.freshUntilMs <= this.#nowMs()) this.#render(key, render).catch(() => {});
    return entry.page;
  }

  /** A page that is ready and fresh, without waiting; undefined sends the caller the longer way. */
  fresh(key: PageKey): FinishedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntilMs > this.#nowMs() ? entry.page : undefined;
  }

  #render(key: PageKey, render: () => Promise<Rendering>): Promise<FinishedPage | null> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const generation = this.#generation;
    const rendering = render()
      .then((result) => {
        if (result === "nothing") this.#entries.delete(key);
        if (typeof result === "string") return null;
        if (generation === this.#generation) {
          this.#entries.set(key, { page: result, freshUntilMs: this.#nowMs() + this.#freshForMs });
        }
        return result;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  /** Drops what shows the changed thing. "*" means that changes may have been missed: everything is refreshed. */
  invalidate(tag: string): void {
    this.#generation += 1;
    for (const [key, entry] of this.#entries.entries()) {
      if (tag === "*") entry.freshUntilMs = 0;
      else if (entry.page.tags.includes(tag)) this.#entries.delete(key);
    }
  }

  get size(): number {
    return this.#entries.size;
  }
}
