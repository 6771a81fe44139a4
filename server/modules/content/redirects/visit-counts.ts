import { sql } from "drizzle-orm";
import { LONGEST_RULE_PATH } from "#domain/content/redirects/check-rule.ts";
import { rulePath } from "#domain/content/redirects/route-rule.ts";
import { holdsSecret } from "#domain/shared/page/secret-path.ts";
import type { Database } from "#platform/database/open-database.ts";

/** A request that no page and no rule answered. */
export interface MissedVisit {
  storefront: string;
  /** As requested. */
  path: string;
  referrer: string | undefined;
}

interface Options {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
}

const SAVE_AFTER_MS = 1_000;
/** The most paths that a robot can make us keep, between two writes and in a day of a storefront. */
const MOST_UNSAVED = 1_000;
const MOST_PATHS_A_DAY = 1_000;
const LONGEST_HOST = 100;

/** Counts requests of rules and missed paths in memory and stores them a moment later: no visit waits for it. */
export class VisitCounts {
  readonly #options: Options;
  #hits = new Map<number, number>();
  #missed = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  followed(ruleId: number): void {
    this.#hits.set(ruleId, (this.#hits.get(ruleId) ?? 0) + 1);
    this.#saveSoon();
  }

  /** Paths that may hold personal data are not stored. */
  missed({ storefront, path, referrer }: MissedVisit): void {
    const shown = rulePath(path.replace(/(?:\/_)?\.data$/, ""));
    if (shown === "/404" || shown.length > LONGEST_RULE_PATH || holdsSecret(path) || shown.includes("@")) return;
    const key = JSON.stringify([storefront, shown, hostOf(referrer)]);
    const count = this.#missed.get(key);
    if (count === undefined && this.#missed.size >= MOST_UNSAVED) return;
    this.#missed.set(key, (count ?? 0) + 1);
    this.#saveSoon();
  }

  /** Stores the counts that are not stored yet. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [hits, missed] = [this.#hits, this.#missed];
    [this.#hits, this.#missed] = [new Map(), new Map()];
    try {
      if (hits.size > 0) await this.#storeHits(hits);
      if (missed.size > 0) await this.#storeMissed(missed);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  #saveSoon(): void {
    this.#timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS).unref();
  }

  /** Locks rules in one order, so that two processes never deadlock. */
  async #storeHits(hits: ReadonlyMap<number, number>): Promise<void> {
    const { db, now } = this.#options;
    await db.execute(sql`
      with counted as (select * from unnest(
        ${sql.param([...hits.keys()])}::integer[], ${sql.param([...hits.values()])}::integer[]) as t(id, hits)),
      locked as (select id from route_rules where id in (select id from counted) order by id for update)
      update route_rules set hits = route_rules.hits + counted.hits, last_hit_at = ${now()}
      from counted join locked using (id) where route_rules.id = counted.id`);
  }

  async #storeMissed(missed: ReadonlyMap<string, number>): Promise<void> {
    const { db, now } = this.#options;
    const day = now().toISOString().slice(0, 10);
    const keys = [...missed.keys()].map((key) => JSON.parse(key) as [string, string, string]);
    const column = (index: 0 | 1 | 2) => sql.param(keys.map((key) => key[index]));
    await db.execute(sql`
      with sent as (select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[],
        ${sql.param([...missed.values()])}::integer[]) as t(storefront, path, host, count)),
      judged as (select sent.*, exists (select from missed_paths k where k.storefront_code = storefront
        and k.day = ${day}::date and k.path = sent.path and k.referring_host = host) as is_known from sent),
      ranked as (select *, row_number() over (partition by storefront, is_known order by path, host) as place from judged),
      stored as (select storefront_code as storefront, count(*) as paths from missed_paths
        where day = ${day}::date group by 1)
      insert into missed_paths as kept (storefront_code, day, path, referring_host, count)
        select storefront, ${day}::date, path, host, ranked.count from ranked left join stored using (storefront)
        where is_known or place + coalesce(paths, 0) <= ${MOST_PATHS_A_DAY}
        order by storefront, path, host
      on conflict (storefront_code, day, path, referring_host) do update set count = kept.count + excluded.count`);
  }
}

/** Only the host of the referring page is stored. */
function hostOf(referrer: string | undefined): string {
  const host = (referrer && URL.parse(referrer)?.host) || "";
  return host.length > LONGEST_HOST ? "" : host;
}
