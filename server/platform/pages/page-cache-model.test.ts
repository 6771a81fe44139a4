import fc from "fast-check";
import { expect, test } from "vitest";
import { type FinishedPage, PageCache } from "./page-cache.ts";
import type { PageKey } from "./page-key.ts";

const FRESH_FOR_MS = 100;
const KEYS = ["/a", "/b", "/c", "/d"] as PageKey[];
const TAGS = ["all", "catalog", "product:1", "product:2", "product:3"];
const RUNS = 500;

type Step =
  | { kind: "render"; key: PageKey; tags: string[] }
  | { kind: "finish"; key: PageKey; result: "page" | "nothing" | "failure" }
  | { kind: "invalidate"; tag: string }
  | { kind: "wait"; ms: number };

const key = fc.constantFrom(...KEYS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("render" as const), key, tags: fc.subarray(TAGS) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("finish" as const),
      key,
      result: fc.constantFrom("page", "page", "page", "nothing", "failure"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("invalidate" as const), tag: fc.constantFrom(...TAGS, "user:1", "*") }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 150 }) }) },
);

interface NaiveRender {
  page: FinishedPage;
  changes: string[];
  finish: (result: FinishedPage | "nothing" | "failure") => void;
}

/** The same cache without an index: each change is compared with every page and every running render. */
class NaiveCache {
  readonly entries = new Map<PageKey, { page: FinishedPage; freshUntilMs: number }>();
  readonly renders = new Map<PageKey, NaiveRender>();

  invalidate(tag: string): void {
    if (tag.startsWith("user:")) return;
    for (const { changes } of this.renders.values()) changes.push(tag);
    for (const [key, entry] of this.entries) {
      if (tag === "*") entry.freshUntilMs = 0;
      else if (entry.page.tags.includes(tag)) this.entries.delete(key);
    }
  }

  finish(key: PageKey, result: "page" | "nothing" | "failure", nowMs: number): void {
    const render = this.renders.get(key);
    if (!render) return;
    this.renders.delete(key);
    if (result === "nothing") this.entries.delete(key);
    const isOutdated = render.changes.some((tag) => tag === "*" || render.page.tags.includes(tag));
    if (result === "page" && !isOutdated) {
      this.entries.set(key, { page: render.page, freshUntilMs: nowMs + FRESH_FOR_MS });
    }
    render.finish(result === "page" ? render.page : result);
  }
}

let pages = 0;
function newPage(tags: string[]): FinishedPage {
  pages += 1;
  return { status: 200, headers: {}, etag: `"${pages}"`, packed: Buffer.alloc(0), tags, isMadeUp: false };
}

/** Lets what follows a finished render run. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function play(steps: Step[]): Promise<void> {
  let nowMs = 0;
  const cache = new PageCache({ maxBytes: 1_000_000, freshForMs: FRESH_FOR_MS, nowMs: () => nowMs });
  const model = new NaiveCache();
  const begin = (key: PageKey, tags: string[]) =>
    cache.serve(key, () => {
      const { promise, resolve } = Promise.withResolvers<FinishedPage | "nothing" | "failure">();
      model.renders.set(key, { page: newPage(tags), changes: [], finish: resolve });
      return promise;
    });

  for (const step of steps) {
    if (step.kind === "render") void begin(step.key, step.tags);
    if (step.kind === "invalidate") {
      cache.invalidate(step.tag);
      model.invalidate(step.tag);
    }
    if (step.kind === "wait") nowMs += step.ms;
    if (step.kind === "finish") {
      model.finish(step.key, step.result, nowMs);
      await settle();
    }
    const fresh = (key: PageKey) => {
      const entry = model.entries.get(key);
      return entry && entry.freshUntilMs > nowMs ? entry.page : undefined;
    };
    expect(KEYS.map((key) => cache.fresh(key)?.etag)).toEqual(KEYS.map((key) => fresh(key)?.etag));
    expect(cache.size).toBe(model.entries.size);
  }
  for (const { finish } of model.renders.values()) finish("failure");
}

test("the cache behaves like one that compares each change with every page and every running render", async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), play), { numRuns: RUNS });
});
