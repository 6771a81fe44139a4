import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { CallContext } from "../calls/call-context.ts";
import { createServer } from "../http/create-server.ts";
import { registerHealthRoutes } from "../http/operations-routes.ts";
import { resolveSiteByHost } from "../http/site-hosts.ts";
import { Gate } from "../limits/gate.ts";
import { PageCache } from "./page-cache.ts";
import { registerPageRoutes } from "./page-routes.ts";

const euro = { id: 1, iso_code: "EUR", millionths_per_euro: 1_000_000 };
const storefront = {
  code: "lt",
  theme: "default",
  appUrl: "http://lt.localhost",
  logoUrl: null,
  languages: [{ id: 1, iso_code: "en", gtm_id: null, pixel_id: null, live_agent_id: null }],
  currencies: [euro],
  conversionCurrency: euro,
  defaultLanguageIso: "en",
} as unknown as StorefrontProfile;

const AT_ONCE = 2;
const WAITING = 3;

let server: FastifyInstance;
let log: string[];
/** Lets the pages that are being rendered end. */
let finish: () => void;
let isHeld: boolean;
let nowMs: number;

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = () => {
    isHeld = false;
    resolve();
  };
  isHeld = false;
  nowMs = 0;
  log = [];
  const config = { logLevel: "info", requestTimeoutMs: 30_000, mode: "test" } as const;
  server = createServer({ ...config, trustedProxies: [] }, { write: (line) => void log.push(line) });
  registerHealthRoutes(server, { isReady: async () => true });
  resolveSiteByHost(server, () => ({ storefront, hostDefaultLanguage: "en" }));
  registerPageRoutes(server, {
    renderer: {
      buildId: "1",
      cachePolicy: (path) => (path === "/en/cart" ? null : { queryKeys: [], endlessKeys: ["f.*"], privateKeys: [] }),
      async render({ url }) {
        if (isHeld) await promise;
        return new Response(`<p>${url}</p>`, { headers: { "content-type": "text/html; charset=utf-8" } });
      },
    },
    cache: new PageCache({ maxBytes: 1_000_000, freshForMs: 60_000, nowMs: () => nowMs }),
    queue: new Gate({ running: AT_ONCE, waiting: WAITING }),
    sharedCache: null,
    contextFor: async () => ({ client: {} }) as unknown as CallContext,
    counts: { followed: () => undefined, missed: () => undefined },
    debug: false,
    demo: false,
    vendorSink: null,
  });
});
afterEach(() => server.close());

const ask = (url: string) => server.inject({ url, headers: { host: "lt.localhost" } });
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 10));

describe("F39 while more pages are asked for than can be rendered", () => {
  test("those that are ready are answered, the first others wait, the rest get 503 and a page that tries again", async () => {
    const ready = await ask("/en");
    isHeld = true;
    const addresses = Array.from({ length: 20 }, (_, n) => (n % 2 ? `/en/c/shoes?f.price=${n}` : `/en/cart?n=${n}`));
    const asked = addresses.map(ask);
    await turn();
    for (const url of ["/en", "/en?utm_source=x", "/healthz"]) expect((await ask(url)).statusCode, url).toBe(200);
    expect((await ask("/en")).body).toBe(ready.body);
    const refused = await Promise.all(asked.slice(AT_ONCE + WAITING));
    for (const { statusCode, headers, body } of refused) {
      expect(statusCode).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body).toContain(`<meta http-equiv="refresh" content="${headers["retry-after"]}">`);
    }
    finish();
    const answered = await Promise.all(asked.slice(0, AT_ONCE + WAITING));
    expect(answered.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE + WAITING).fill(200));
    expect((await ask("/en/c/shoes?f.price=19")).statusCode).toBe(200);
    expect(log.join("")).not.toContain("request failed");
  });

  test("one page that everybody asks for takes one place", async () => {
    isHeld = true;
    const asked = Array.from({ length: 50 }, () => ask("/en/c/shoes"));
    await turn();
    finish();
    expect((await Promise.all(asked)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test("a page past its minute is served although it cannot be rendered anew", async () => {
    await ask("/en");
    isHeld = true;
    const others = Array.from({ length: AT_ONCE + WAITING }, (_, n) => ask(`/en/cart?n=${n}`));
    await turn();
    nowMs += 60_000;
    expect((await ask("/en")).statusCode).toBe(200);
    finish();
    await Promise.all(others);
  });
});
