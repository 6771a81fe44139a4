import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { type FinishedPage, PageCache, type Rendering } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";

const FRESH_FOR_MS = 60_000;

let nowMs = 0;
let cache: PageCache;
let renders = 0;

beforeEach(() => {
  nowMs = 1_000_000;
  renders = 0;
  cache = new PageCache({ maxBytes: 1_000_000, freshForMs: FRESH_FOR_MS, nowMs: () => nowMs });
});

function keyOf(path: string): PageKey {
  const query = new URLSearchParams();
  const visitor = {
    storefront: "lt",
    locale: "lt",
    currencyId: 1,
    colourMode: "light",
    productLayout: "GRID",
  } as const;
  return pageKey({ ...visitor, kind: "document", path, query });
}

function pageOf(text: string, tags: string[] = []): FinishedPage {
  const identity = Buffer.from(text);
  return { status: 200, headers: {}, etag: `"${text}"`, bodies: { identity, gzip: identity, br: identity }, tags };
}

function renderer(result: Rendering): () => Promise<Rendering> {
  return async () => {
    renders += 1;
    return result;
  };
}

const home = keyOf("/lt");

describe("a page in the cache", () => {
  test("is rendered once and then served as it is", async () => {
    expect(cache.fresh(home)).toBeUndefined();
    const first = await cache.serve(home, renderer(pageOf("one")));
    const second = await cache.serve(home, renderer(pageOf("two")));
    expect(second).toBe(first);
    expect(cache.fresh(home)).toBe(first);
    expect(renders).toBe(1);
  });

  test("is served past its time while one request refreshes it", async () => {
    const old = await cache.serve(home, renderer(pageOf("old")));
    nowMs += FRESH_FOR_MS;
    expect(cache.fresh(home)).toBeUndefined();
    const stale = await Promise.all(Array.from({ length: 5 }, () => cache.serve(home, renderer(pageOf("new")))));
    expect(stale).toEqual(Array(5).fill(old));
    expect(renders).toBe(2);
    expect((await cache.serve(home, renderer(pageOf("never"))))?.etag).toBe('"new"');
  });

  test("outlives a refresh that fails, and one that throws", async () => {
    await cache.serve(home, renderer(pageOf("old")));
    nowMs += FRESH_FOR_MS;
    await cache.serve(home, renderer("failure"));
    await cache.serve(home, () => Promise.reject(new Error("the database is away")));
    expect((await cache.serve(home, renderer("failure")))?.etag).toBe('"old"');
  });

  test("goes once a refresh finds nothing under its address", async () => {
    await cache.serve(home, renderer(pageOf("old")));
    nowMs += FRESH_FOR_MS;
    await cache.serve(home, renderer("nothing"));
    expect(await cache.serve(home, renderer("nothing"))).toBeNull();
  });

  test("is not made of what may not be kept", async () => {
    expect(await cache.serve(home, renderer("nothing"))).toBeNull();
    expect(await cache.serve(home, renderer("failure"))).toBeNull();
    expect(cache.size).toBe(0);
  });
});

describe("concurrent requests for a missing page", () => {
  test("share one rendering", async () => {
    const slow = async () => {
      renders += 1;
      await setTimeout(10);
      return pageOf("shared");
    };
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.serve(home, slow)));
    expect(new Set(pages).size).toBe(1);
    expect(renders).toBe(1);
  });

  test("all hear of a failure, and the next one tries again", async () => {
    const broken = () => Promise.reject(new Error("broken"));
    const outcomes = await Promise.allSettled([cache.serve(home, broken), cache.serve(home, broken)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await cache.serve(home, renderer(pageOf("again"))))?.etag).toBe('"again"');
  });
});

describe("a change", () => {
  test("drops the pages that show it and leaves the others", async () => {
    const faq = keyOf("/lt/faq");
    await cache.serve(home, renderer(pageOf("home", ["storefronts"])));
    await cache.serve(faq, renderer(pageOf("faq", ["storefronts", "content"])));
    cache.invalidate("content");
    expect(cache.fresh(faq)).toBeUndefined();
    expect(cache.fresh(home)?.etag).toBe('"home"');
    expect(cache.size).toBe(1);
  });

  test("that may have been missed makes everything old but keeps it servable", async () => {
    await cache.serve(home, renderer(pageOf("home")));
    cache.invalidate("*");
    expect(cache.fresh(home)).toBeUndefined();
    expect((await cache.serve(home, renderer(pageOf("newer"))))?.etag).toBe('"home"');
    expect((await cache.serve(home, renderer(pageOf("never"))))?.etag).toBe('"newer"');
  });

  test("during a rendering keeps that page out: it may show what was before", async () => {
    const page = await cache.serve(home, async () => {
      cache.invalidate("content");
      return pageOf("before", ["content"]);
    });
    expect(page?.etag).toBe('"before"');
    expect(cache.size).toBe(0);
  });
});

test("the cache stays within its size and forgets what was not read for longest", async () => {
  const small = new PageCache({ maxBytes: 3 * 5_000, freshForMs: FRESH_FOR_MS, nowMs: () => nowMs });
  for (const name of ["a", "b", "c", "d", "e"]) {
    await small.serve(keyOf(`/lt/${name}`), renderer(pageOf(name.repeat(1_000))));
    if (name !== "a") expect(small.fresh(keyOf("/lt/b"))).toBeDefined();
  }
  expect(small.fresh(keyOf("/lt/a"))).toBeUndefined();
  expect(small.size).toBe(2);
});
