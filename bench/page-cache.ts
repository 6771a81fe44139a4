import { PageCache } from "../server/platform/pages/page-cache.ts";
import type { PageKey } from "../server/platform/pages/page-key.ts";
import { reportFigures } from "./figures.ts";
import { quantile } from "./statistics.ts";

const PAGES = 10_000;
const PRODUCTS = 10_000;
const SERVER_BYTES = 128 * 1024 ** 2;
/** Of a listing of 48 products of the demo, in brotli. */
const LISTING_BYTES = 20_000;
const SECONDS = 30;
const TAGS_PER_SECOND = 100;
const REQUESTS_PER_MS = 5;
const RENDER_MS = 20;
/** Load of other processes rarely falls on the same change in every pass. */
const PASSES = 3;
const ON_EVERY_PAGE = ["storefronts", "catalog"];
const UNRELATED = ["user:7", "products", "pickup-points", "user:8"];

/** Time is simulated, so that a hit rate does not depend on how busy the machine is. */
let nowMs = 0;
const finishing = new Map<number, (() => void)[]>();

/** Numerical Recipes' generator: the same visits and changes for every candidate. */
let seed = 1;
function randomBelow(limit: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
}

/** Nine of ten pages are a product with eight similar ones, the tenth is a listing of 48. */
const tagsOf = Array.from({ length: PAGES }, (_, page) => {
  const shown = page % 10 === 0 ? 48 : 9;
  return [...ON_EVERY_PAGE, ...Array.from({ length: shown }, (_, at) => `product:${(page + at * 37) % PRODUCTS}`)];
});
const keyOf = (page: number) => `/en/p/${page}` as PageKey;

async function render(page: number) {
  await new Promise<void>((resolve) => {
    const atMs = nowMs + RENDER_MS;
    finishing.set(atMs, [...(finishing.get(atMs) ?? []), resolve]);
  });
  const finished = { status: 200, headers: {}, etag: '""', packed: Buffer.alloc(0), isMadeUp: false };
  return { ...finished, tags: tagsOf[page] ?? [] };
}

async function passMillisecond(): Promise<void> {
  nowMs += 1;
  for (const finish of finishing.get(nowMs) ?? []) finish();
  finishing.delete(nowMs);
  await new Promise<void>((resolve) => setImmediate(resolve));
}

const newCache = () => new PageCache({ maxBytes: 1024 ** 3, freshForMs: 10 * 60_000, nowMs: () => nowMs });

async function fill(cache: PageCache, change: () => void = () => {}): Promise<void> {
  for (let page = 0; page < PAGES; page += 1) {
    void cache.serve(keyOf(page), () => render(page));
    if (page % REQUESTS_PER_MS === 0) await passMillisecond();
    if (nowMs % (1_000 / TAGS_PER_SECOND) === 0) change();
  }
  for (let ms = 0; ms <= RENDER_MS; ms += 1) await passMillisecond();
}

type NextTag = () => string;
const unrelated: NextTag = () => UNRELATED[randomBelow(UNRELATED.length)] ?? "";
const product: NextTag = () => `product:${randomBelow(PRODUCTS)}`;
const productOnceIn = (times: number) => () => (randomBelow(times) === 0 ? product() : unrelated());

interface Measured {
  /** Of the requests for any of the pages, those that were answered from memory. */
  hitRate: number;
  /** How long each change blocked the process. */
  blockedMs: number[];
}

/** Visitors ask for pages while tags change; a page that is missing is rendered. */
async function visit(cache: PageCache, nextTag: NextTag, seconds: number): Promise<Measured> {
  const blockedMs: number[] = [];
  let hits = 0;
  for (let ms = 0; ms < seconds * 1_000; ms += 1) {
    if (ms % (1_000 / TAGS_PER_SECOND) === 0) blockedMs.push(timed(cache, nextTag()));
    for (let request = 0; request < REQUESTS_PER_MS; request += 1) {
      const page = randomBelow(PAGES);
      if (cache.fresh(keyOf(page))) hits += 1;
      else void cache.serve(keyOf(page), () => render(page));
    }
    await passMillisecond();
  }
  return { hitRate: hits / (seconds * 1_000 * REQUESTS_PER_MS), blockedMs };
}

function timed(cache: PageCache, tag: string): number {
  const startedAt = performance.now();
  cache.invalidate(tag);
  return performance.now() - startedAt;
}

/** Tags change while the cache fills, as after a restart during the day. */
async function hitRate(nextTag: NextTag): Promise<number> {
  const cache = newCache();
  await fill(cache, () => cache.invalidate(nextTag()));
  return (await visit(cache, nextTag, SECONDS)).hitRate;
}

/** The cache is full before the first tag changes. The same changes several times, the least of each. */
async function blockedMs(nextTag: NextTag): Promise<number[]> {
  const passes: number[][] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    seed = 1;
    const cache = newCache();
    await fill(cache);
    passes.push((await visit(cache, nextTag, SECONDS / PASSES)).blockedMs);
  }
  return (passes[0] ?? []).map((_, change) => Math.min(...passes.map((pass) => pass[change] ?? 0)));
}

async function row(name: string, nextTag: NextTag): Promise<number> {
  const percent = (await hitRate(nextTag)) * 100;
  const blocked = await blockedMs(nextTag);
  const figures = [quantile(blocked, 0.5), quantile(blocked, 0.99), Math.max(...blocked)].map((ms) => ms.toFixed(3));
  console.log(`| ${[name, `${percent.toFixed(1)} %`, ...figures].join(" | ")} |`);
  return percent;
}

/** Listings of 48 products, as many as the server's own cache takes. */
async function listingsKept(): Promise<number> {
  const cache = new PageCache({ maxBytes: SERVER_BYTES, freshForMs: 10 * 60_000, nowMs: () => nowMs });
  const packed = Buffer.alloc(LISTING_BYTES);
  const listing = { status: 200, headers: {}, etag: '""', packed, isMadeUp: false, tags: tagsOf[0] ?? [] };
  for (let page = 0; page < PAGES; page += 1) await cache.serve(keyOf(page), async () => listing);
  return cache.size;
}

async function dropAll(): Promise<number> {
  const cache = newCache();
  await fill(cache);
  return timed(cache, "catalog");
}

console.log(
  `| ${TAGS_PER_SECOND} tags a second | hit rate | blocked, median (ms) | 99 % | longest |\n|---|---|---|---|---|`,
);
const unrelatedRate = await row("that no page shows", unrelated);
await row("one in a hundred is a product's", productOnceIn(100));
await row("one in ten is a product's", productOnceIn(10));
await row("all are products'", product);
const drops: number[] = [];
for (let pass = 0; pass < PASSES; pass += 1) drops.push(await dropAll());
console.log(`One tag that all pages show: ${Math.min(...drops).toFixed(3)} ms`);
const listings = await listingsKept();
console.log(`Listings in 128 MiB: ${listings}`);
reportFigures({ "hit rate beside unrelated changes": unrelatedRate, "listings in 128 MiB": listings });
