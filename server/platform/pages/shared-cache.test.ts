import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "#testing/free-port.ts";
import { type FinishedPage, PageCache } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import { SharedCache } from "./shared-cache.ts";

const FRESH_FOR_MS = 60_000;
const query = new URLSearchParams();
const reading = { storefront: "lt", locale: "en", currencyId: 1, colourMode: "light", productLayout: "GRID" } as const;
const key: PageKey = pageKey({ ...reading, kind: "document", path: "/en", query });
const address = { key, url: "/en", isMadeUp: false };
const page: FinishedPage = {
  status: 200,
  headers: {},
  etag: '""',
  packed: Buffer.from("page"),
  tags: ["storefronts", "product:7"],
  isMadeUp: false,
};

let nowMs: number;
let pages: PageCache;
let shared: SharedCache;
let port: number;
let purges: string[][];
let log: string[];
let edge: Server | undefined;

async function startEdge(status = 200, delayMs = 0): Promise<void> {
  edge = createServer(async ({ method, headers }, response) => {
    purges.push([String(method), ...String(headers.xkey).split(" ")]);
    await pause(delayMs);
    response.writeHead(status).end();
  }).listen(port, "127.0.0.1");
  await once(edge, "listening");
}

async function stopEdge(): Promise<void> {
  edge?.closeAllConnections();
  edge?.close();
  edge = undefined;
}

beforeEach(async () => {
  nowMs = 0;
  purges = [];
  log = [];
  port = await freePort();
  pages = new PageCache({ maxBytes: 1_000_000, freshForMs: FRESH_FOR_MS, nowMs: () => nowMs });
  const note = (text: string) => void log.push(text);
  const options = { pages, log: { info: note, warn: (_details: object, text: string) => note(text) } };
  shared = new SharedCache({ ...options, url: `http://127.0.0.1:${port}` });
  await pages.serve(key, async () => page);
});
afterEach(async () => {
  await shared.close();
  await stopEdge();
});

const mayKeep = () => "xkey" in shared.headersFor("/en", address, page);

test("it may keep a page for the rest of its minute, once it has dropped what it had before", async () => {
  expect(mayKeep()).toBe(false);
  await startEdge();
  await expect.poll(mayKeep).toBe(true);
  expect(purges[0]).toEqual(["PURGE", "*"]);
  nowMs += 12_500;
  expect(shared.headersFor("/en", address, page)).toEqual({
    "surrogate-control": "max-age=47",
    xkey: "* storefronts product:7",
  });
  nowMs += FRESH_FOR_MS;
  expect(mayKeep()).toBe(false);
});

test("it may not keep what was outdated while it was rendered, what we have dropped, nor other spellings of an address", async () => {
  await startEdge();
  await expect.poll(mayKeep).toBe(true);
  expect(shared.headersFor("/en?utm_source=x", address, page)).toEqual({});
  expect(shared.headersFor("/en", address, { ...page })).toEqual({});
  pages.invalidate("product:7");
  expect(mayKeep()).toBe(false);
});

test("it hears of all that changes, many in one request, several times, but not of customers' own data", async () => {
  await startEdge();
  await expect.poll(mayKeep).toBe(true);
  purges = [];
  for (const tag of ["product:7", "user:7", "product:7", "catalog"]) shared.purge(tag);
  await expect.poll(() => purges.length).toBeGreaterThan(1);
  await expect.poll(() => purges).toEqual(Array(4).fill(["PURGE", "product:7", "catalog"]));
});

test("a whole import becomes a few requests, and then one for everything", async () => {
  await startEdge();
  await expect.poll(mayKeep).toBe(true);
  purges = [];
  for (let id = 0; id < 1_000; id += 1) shared.purge(`product:${id}`);
  await expect.poll(() => new Set(purges.flat()).has("product:999")).toBe(true);
  expect(new Set(purges.flat()).size).toBe(1_001);
  expect(Math.max(...purges.map((tags) => tags.join(" ").length))).toBeLessThan(4_100);
  purges = [];
  for (let id = 0; id < 10_000; id += 1) shared.purge(`product:${id}`);
  await expect.poll(() => purges.some((tags) => tags.join() === "PURGE,*")).toBe(true);
});

test.each([0, 503])("while purges fail (%s) it may keep nothing, until it has dropped everything", async (status) => {
  await startEdge();
  await expect.poll(mayKeep).toBe(true);
  log = [];
  await stopEdge();
  if (status > 0) await startEdge(status);
  shared.purge("product:7");
  await expect.poll(mayKeep).toBe(false);
  purges = [];
  await stopEdge();
  await startEdge();
  await expect.poll(mayKeep).toBe(true);
  expect(purges.every((tags) => tags.join() === "PURGE,*")).toBe(true);
  expect(log).toEqual(["the shared cache takes no purges, so it keeps nothing", "the shared cache is back"]);
});

test("one that is closed while a purge is under way sends no more", async () => {
  await startEdge(200, 300);
  await expect.poll(mayKeep).toBe(true);
  purges = [];
  shared.purge("product:7");
  await expect.poll(() => purges.length).toBe(1);
  await shared.close();
  const sent = purges.length;
  await pause(600);
  expect(purges).toHaveLength(sent);
});
