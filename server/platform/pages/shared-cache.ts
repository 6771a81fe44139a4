import { EVERYTHING, type FinishedPage, type PageCache, PRIVATE_TAG } from "./page-cache.ts";
import type { PublicPage } from "./public-page.ts";

const INTERVAL_MS = 250;
/** An answer that left before a change may arrive after the first purge of it, so a tag is purged for a second. */
const TIMES = 4;
const TIMEOUT_MS = 1_000;
/** With more than this everything is purged. */
const MAX_TAGS = 2_000;
/** Varnish reads headers of up to 8 KB. */
const MAX_HEADER = 4_000;

interface Options {
  /** Where it takes purges. */
  url: string;
  pages: PageCache;
  log: { info(message: string): void; warn(details: object, message: string): void };
}

/**
 * A cache in front of the shop. It may keep pages for as long as our own cache would, and hears within a fraction of a
 * second which tags have changed. After a purge that failed, and before the first, it may keep nothing until it has
 * dropped everything; what it has by then ends with its minute.
 */
export class SharedCache {
  readonly #options: Options;
  /** How often each tag is still to be purged. */
  readonly #left = new Map<string, number>([[EVERYTHING, 1]]);
  #timer: NodeJS.Timeout | undefined;
  #underway: Promise<void> = Promise.resolve();
  #isClosed = false;
  #state: "new" | "up to date" | "away" = "new";

  constructor(options: Options) {
    this.#options = options;
    this.#schedule();
  }

  purge(tag: string): void {
    if (tag.startsWith(PRIVATE_TAG)) return;
    this.#left.set(this.#left.size < MAX_TAGS ? tag : EVERYTHING, TIMES);
    this.#schedule();
  }

  /**
   * By what it keeps an answer, and drops it later; none when it must not keep it. Addresses with more than the page
   * depends on are endless, and would push other pages out.
   */
  headersFor(url: string, { key, url: ownUrl }: PublicPage, page: FinishedPage): Record<string, string> {
    if (this.#state !== "up to date" || url !== ownUrl) return {};
    const seconds = this.#options.pages.secondsLeft(key, page);
    const tags = [EVERYTHING, ...page.tags].join(" ");
    return seconds > 0 && tags.length <= MAX_HEADER ? { "surrogate-control": `max-age=${seconds}`, xkey: tags } : {};
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#underway;
    if (this.#state === "up to date") await this.#send().catch(() => {});
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#underway = this.#tick();
    }, INTERVAL_MS).unref();
  }

  async #tick(): Promise<void> {
    try {
      await this.#send();
      if (this.#state === "away") this.#options.log.info("the shared cache is back");
      this.#state = "up to date";
    } catch (err) {
      if (this.#state !== "away")
        this.#options.log.warn({ err }, "the shared cache takes no purges, so it keeps nothing");
      this.#state = "away";
      this.#left.set(EVERYTHING, TIMES);
    }
    this.#timer = undefined;
    if (this.#left.size > 0) this.#schedule();
  }

  async #send(): Promise<void> {
    const tags = this.#left.has(EVERYTHING) ? [EVERYTHING] : [...this.#left.keys()];
    for (const [tag, times] of this.#left) {
      if (times > 1) this.#left.set(tag, times - 1);
      else this.#left.delete(tag);
    }
    for (const xkey of linesOf(tags)) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(this.#options.url, { method: "PURGE", headers: { xkey }, signal });
      // Its connection is free once it is read.
      await answer.text();
      if (!answer.ok) throw new Error(`${this.#options.url} answered ${answer.status}`);
    }
  }
}

/** The tags, in as few headers as are short enough. */
function linesOf(tags: readonly string[]): string[] {
  const lines: string[] = [];
  for (const tag of tags) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + tag.length < MAX_HEADER) lines[lines.length - 1] = `${last} ${tag}`;
    else lines.push(tag);
  }
  return lines;
}
