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
  return { status: 200, headers: {}, etag: `"${text}"`, packed: Buffer.from(text), tags, isMadeUp: false };
}

function renderer(result: Rendering): () => Promise<Rendering> {
  return async () => {
    renders += 1;
    return result;
  };
}

const home = keyOf("/lt");

describe("a cached page", () => {
  test("is rendered once and then served unchanged", async () => {
    expect(cache.fresh(home)).toBeUndefined();
    const first = await cache.serve(home, renderer(pageOf("one")));
    const second = await cache.serve(home, renderer(pageOf("two")));
    expect(second).toBe(first);
    expect(cache.fresh(home)).toBe(first);
    expect(renders).toBe(1);
  });

  test("is served after it has expired while one request refreshes it", async () => {
    const old = await cache.serve(home, renderer(pageOf("old")));
    nowMs += FRESH_FOR_MS;
    expect(cache.fresh(home)).toBeUndefined();
    const stale = await Promise.all(Array.from({ length: 5 }, () => cache.serve(home, renderer(pageOf("new")))));
    expect(stale).toEqual(Array(5).fill(old));
    expect(renders).toBe(2);
    expect((await cache.serve(home, renderer(pageOf("never"))))?.etag).toBe('"new"');
  });

  test("is still served after a refresh that fails, and one that throws", async () => {
    await cache.serve(home, renderer(pageOf("old")));
    nowMs += FRESH_FOR_MS;
    await cache.serve(home, renderer("failure"));
    await cache.serve(home, () => Promise.reject(new Error("the database is away")));
    expect((await cache.serve(home, renderer("failure")))?.etag).toBe('"old"');
  });

  test("is removed once a refresh finds nothing under its address", async () => {
    await cache.serve(home, renderer(pageOf("old")));
    nowMs += FRESH_FOR_MS;
    await cache.serve(home, renderer("nothing"));
    expect(await cache.serve(home, renderer("nothing"))).toBeNull();
  });

  test("is not made of results that may not be stored", async () => {
    expect(await cache.serve(home, renderer("nothing"))).toBeNull();
    expect(await cache.serve(home, renderer("failure"))).toBeNull();
    expect(cache.size).toBe(0);
  });
});

describe("concurrent requests for a missing page", () => {
  test("share one render", async () => {
    const slow = async () => {
      renders += 1;
      await setTimeout(10);
      return pageOf("shared");
    };
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.serve(home, slow)));
    expect(new Set(pages).size).toBe(1);
    expect(renders).toBe(1);
  });

  test("all receive a failure, and the next one tries again", async () => {
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

  test("that may have been missed expires every page but keeps it servable", async () => {
    await cache.serve(home, renderer(pageOf("home")));
    cache.invalidate("*");
    expect(cache.fresh(home)).toBeUndefined();
    expect((await cache.serve(home, renderer(pageOf("newer"))))?.etag).toBe('"home"');
    expect((await cache.serve(home, renderer(pageOf("never"))))?.etag).toBe('"newer"');
  });

  test("during a render keeps a page with that tag out: it may show older data", async () => {
    const page = await cache.serve(home, async () => {
      cache.invalidate("content");
      return pageOf("before", ["content"]);
    });
    expect(page?.etag).toBe('"before"');
    expect(cache.size).toBe(0);
  });

  test("during a render stores a page that does not carry the tag", async () => {
    await cache.serve(home, async () => {
      for (const tag of ["content", "products", "user:7"]) cache.invalidate(tag);
      return pageOf("home", ["storefronts"]);
    });
    expect(cache.fresh(home)?.etag).toBe('"home"');
  });

  test("before a render began, or after it ended, does not keep the page out", async () => {
    const faq = keyOf("/lt/faq");
    const [slow, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const running = cache.serve(faq, async () => {
      await slow.promise;
      done.resolve();
      return pageOf("faq", ["content"]);
    });
    cache.invalidate("product:1");
    await cache.serve(home, renderer(pageOf("home", ["product:1"])));
    expect(cache.fresh(home)?.etag).toBe('"home"');
    slow.resolve();
    await Promise.all([running, done.promise]);
    expect(cache.fresh(faq)?.etag).toBe('"faq"');
  });

  test("that may have been missed during a render keeps every page out", async () => {
    await cache.serve(home, async () => {
      cache.invalidate("*");
      return pageOf("before");
    });
    expect(cache.size).toBe(0);
  });

  test("to one customer's data never drops a page", async () => {
    await cache.serve(home, renderer(pageOf("home", ["user:7"])));
    cache.invalidate("user:7");
    expect(cache.fresh(home)).toBeDefined();
  });

  test("that every page shows drops them all, and pages stored afterwards are dropped by it again", async () => {
    const keys = ["/lt", "/en", "/lt/faq"].map(keyOf);
    for (let round = 0; round < 2; round += 1) {
      for (const key of keys) await cache.serve(key, renderer(pageOf("page", ["storefronts", `round:${round}`])));
      expect(cache.size).toBe(3);
      cache.invalidate("storefronts");
      expect(cache.size).toBe(0);
    }
  });
});

test("the cache stays within its size and evicts the least recently read page", async () => {
  const small = new PageCache({ maxBytes: 3 * 5_000, freshForMs: FRESH_FOR_MS, nowMs: () => nowMs });
  for (const name of ["a", "b", "c", "d", "e"]) {
    await small.serve(keyOf(`/lt/${name}`), renderer(pageOf(name.repeat(1_000))));
    if (name !== "a") expect(small.fresh(keyOf("/lt/b"))).toBeDefined();
  }
  expect(small.fresh(keyOf("/lt/a"))).toBeUndefined();
  expect(small.size).toBe(2);
});

describe("a page under an address that anybody can make up", () => {
  const madeUp = (text: string): FinishedPage => ({ ...pageOf(text), isMadeUp: true });
  const filtered = keyOf("/lt/c/shoes?f.current_price=1-2");

  test("is kept for its minute, and then rendered anew before it is served", async () => {
    await cache.serve(filtered, renderer(madeUp("old")));
    expect(cache.fresh(filtered)?.etag).toBe('"old"');
    nowMs += FRESH_FOR_MS;
    expect((await cache.serve(filtered, renderer(madeUp("new"))))?.etag).toBe('"new"');
    expect(renders).toBe(2);
  });

  test("pushes no other page out, however many there are", async () => {
    const sizes = { maxBytes: 20_000, maxMadeUpBytes: 20_000 };
    const small = new PageCache({ ...sizes, freshForMs: FRESH_FOR_MS, nowMs: () => nowMs });
    await small.serve(home, renderer(pageOf("home")));
    for (let price = 0; price < 100; price += 1) {
      await small.serve(keyOf(`/lt/c/shoes?f.current_price=${price}-`), renderer(madeUp("shoes")));
    }
    expect(small.fresh(home)?.etag).toBe('"home"');
    expect(small.size).toBeLessThan(6);
  });
});

test("5,000 listings of 22 KB in brotli, with 50 tags each, fit into 128 MiB", async () => {
  const large = new PageCache({ maxBytes: 128 * 1024 ** 2, freshForMs: FRESH_FOR_MS, nowMs: () => nowMs });
  const packed = Buffer.alloc(22_500);
  for (let listing = 0; listing < 5_000; listing += 1) {
    const tags = Array.from({ length: 50 }, (_, at) => `product:${(listing * 7 + at) % 2_000}`);
    await large.serve(keyOf(`/lt/c/category-${listing}`), renderer({ ...pageOf("", tags), packed }));
  }
  expect(large.size).toBe(5_000);
});
