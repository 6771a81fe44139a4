import { LRUCache } from "lru-cache";
import type { PageKey } from "./page-key.ts";
import { TagChanges } from "./tag-changes.ts";
import { TagIndex } from "./tag-index.ts";

/** A finished page and the headers that go with it. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** In brotli. */
  packed: Buffer;
  /** A change of one of these drops the page. */
  tags: string[];
  /** Anybody can make up such an address, by a filter, a searched text or a name that does not exist. */
  isMadeUp: boolean;
}

/** "nothing" may not be stored and removes an older page; after a "failure" the older page is still served. */
export type Rendering = FinishedPage | "nothing" | "failure";

interface Entry {
  page: FinishedPage;
  freshUntilMs: number;
  epoch: number;
}

interface RunningRender {
  page: Promise<FinishedPage | null>;
  /** The generation of changes when the render began. */
  generation: number;
}

interface Options {
  maxBytes: number;
  /** For pages under addresses that can be made up: these must not push real pages out. */
  maxMadeUpBytes?: number;
  freshForMs: number;
  nowMs?: () => number;
}

/** Tags of one customer's data, which no public page shows. */
export const PRIVATE_TAG = "user:";
/** The tag of every page, for changes that may have been missed. */
export const EVERYTHING = "*";

/** Headers, tags and their places in the index. */
const BYTES_BESIDE_BODY = 4_096;

const sizeOf = ({ page }: Entry, key: PageKey) => page.packed.length + key.length + BYTES_BESIDE_BODY;

/**
 * Public pages, ready to send. An expired page is still served while one request renders it again, so that no visitor
 * waits for a refresh and the shop stays readable while the database is away. Made-up addresses are requested
 * too rarely for that: their pages are not served after they expire.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #maxMadeUpBytes: number;
  readonly #freshForMs: number;
  readonly #nowMs: () => number;
  readonly #index = new TagIndex();
  readonly #changes = new TagChanges();
  /** In the order in which they began. */
  readonly #renders = new Map<PageKey, RunningRender>();
  #entries: LRUCache<PageKey, Entry>;
  #madeUp: LRUCache<PageKey, Entry>;
  /** Grows when changes may have been missed: entries of an earlier epoch are expired. */
  #epoch = 0;

  constructor({ maxBytes, maxMadeUpBytes = maxBytes, freshForMs, nowMs = () => performance.now() }: Options) {
    this.#maxBytes = maxBytes;
    this.#maxMadeUpBytes = maxMadeUpBytes;
    this.#freshForMs = freshForMs;
    this.#nowMs = nowMs;
    this.#entries = this.#emptyStore(maxBytes);
    this.#madeUp = this.#emptyStore(maxMadeUpBytes);
  }

  /** The page under a key, rendered when it is missing. Null when the rendered page may not be stored. */
  async serve(key: PageKey, render: () => Promise<Rendering>): Promise<FinishedPage | null> {
    const entry = this.#find(key);
    if (!entry) return this.#render(key, render);
    if (!this.#isFresh(entry)) this.#render(key, render).catch(() => {});
    return entry.page;
  }

  /** A page that can be sent without waiting; undefined when it has to be rendered or refreshed. */
  fresh(key: PageKey): FinishedPage | undefined {
    const entry = this.#find(key);
    return entry && this.#isFresh(entry) ? entry.page : undefined;
  }

  /** The time for which a page under a real address is fresh; 0 when it is not, or changed before it was stored. */
  secondsLeft(key: PageKey, page: FinishedPage): number {
    const entry = this.#entries.peek(key);
    if (entry?.page !== page || !this.#isFresh(entry)) return 0;
    return Math.floor((entry.freshUntilMs - this.#nowMs()) / 1_000);
  }

  /** Drops the pages that carry a tag. "*" expires all of them. */
  invalidate(tag: string): void {
    if (tag.startsWith(PRIVATE_TAG)) return;
    if (tag === EVERYTHING) {
      this.#epoch += 1;
      return;
    }
    // The tags of a running render are not known yet.
    if (this.#renders.size > 0) this.#changes.record(tag);
    const keys = this.#index.keysOf(tag);
    if (!keys) return;
    if (keys.size === this.size) this.#dropAll();
    else for (const key of keys) this.#delete(key);
  }

  get size(): number {
    return this.#entries.size + this.#madeUp.size;
  }

  #find(key: PageKey): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry) return entry;
    const madeUp = this.#madeUp.get(key);
    return madeUp && this.#isFresh(madeUp) ? madeUp : undefined;
  }

  #delete(key: PageKey): void {
    this.#entries.delete(key);
    this.#madeUp.delete(key);
  }

  #isFresh({ freshUntilMs, epoch }: Entry): boolean {
    return epoch === this.#epoch && freshUntilMs > this.#nowMs();
  }

  #render(key: PageKey, render: () => Promise<Rendering>): Promise<FinishedPage | null> {
    const running = this.#renders.get(key);
    if (running) return running.page;
    const { promise, resolve } = Promise.withResolvers<FinishedPage | null>();
    // Registered before the render reads data, so that every later change counts.
    this.#renders.set(key, { page: promise, generation: this.#changes.generation });
    resolve(this.#runRender(key, render).finally(() => this.#endRender(key)));
    return promise;
  }

  async #runRender(key: PageKey, render: () => Promise<Rendering>): Promise<FinishedPage | null> {
    const { generation } = this.#changes;
    const epoch = this.#epoch;
    const result = await render();
    if (result === "nothing") this.#delete(key);
    if (typeof result === "string") return null;
    const isOutdated = epoch !== this.#epoch || this.#changes.hasChangedSince(generation, result.tags);
    if (!isOutdated) this.#store(key, result);
    return result;
  }

  #endRender(key: PageKey): void {
    this.#renders.delete(key);
    const [oldest] = this.#renders.values();
    this.#changes.forgetUpTo(oldest?.generation ?? this.#changes.generation);
  }

  #store(key: PageKey, page: FinishedPage): void {
    const entry = { page, freshUntilMs: this.#nowMs() + this.#freshForMs, epoch: this.#epoch };
    const [store, other] = page.isMadeUp ? [this.#madeUp, this.#entries] : [this.#entries, this.#madeUp];
    other.delete(key);
    store.set(key, entry);
    // A page larger than the whole cache is not taken.
    if (store.peek(key) === entry) this.#index.add(key, page.tags);
  }

  /** Removed one by one, ten thousand pages would block the process for tens of milliseconds. */
  #dropAll(): void {
    this.#entries = this.#emptyStore(this.#maxBytes);
    this.#madeUp = this.#emptyStore(this.#maxMadeUpBytes);
    this.#index.clear();
  }

  #emptyStore(maxSize: number): LRUCache<PageKey, Entry> {
    return new LRUCache<PageKey, Entry>({
      maxSize,
      sizeCalculation: sizeOf,
      dispose: ({ page }, key) => this.#index.remove(key, page.tags),
    });
  }
}
