import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { scheduleImports } from "./schedule-imports.ts";

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { poolSize: 2, onIdleError: () => undefined });
});
afterAll(async () => {
  await open?.close();
  await database?.drop();
});

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.json`;
}

const places = JSON.stringify(
  Array.from({ length: 400 }, (_, number) => ({
    place_id: number,
    name: `Place ${number}`,
    address_city: "Tartu",
    address_country_code: "ee",
  })),
);

/** Runs jobs at once instead of on their schedule. */
function jobsNow() {
  const work = new Map<string, (payload: object) => Promise<void>>();
  const scheduled: (() => Promise<void>)[] = [];
  const failures: unknown[] = [];
  const jobs: Jobs = {
    createQueue: async () => undefined,
    work: async ({ name, payload }, run) => void work.set(name, (data) => run(payload.parse(data))),
    enqueue: async (_tx, { name }, payload) => {
      await work
        .get(name)?.(payload)
        .catch((error) => failures.push(error));
    },
    schedule: async (_kind, _cron, run) => void scheduled.push(run),
    stop: async () => undefined,
  };
  return { jobs, failures, runAll: () => Promise.all(scheduled.map((run) => run())) };
}

describe("the daily import", () => {
  test("CHECKOUT-09 fetches each carrier in its own job: one whose server fails keeps its points and does not stop the others", async () => {
    const good = await serve((_request, response) => void response.end(places));
    const bad = await serve((_request, response) => void response.writeHead(503).end("busy"));
    const html = await serve((_request, response) => void response.end("<html>"));
    const warnings: string[] = [];
    const { jobs, failures, runAll } = jobsNow();
    await scheduleImports({
      db: open.db,
      jobs,
      feeds: { omniva: bad, venipak: html, smartposti: good },
      log: { warn: (_details, message) => warnings.push(message) },
    });
    const before = await countOf("omniva");
    await runAll();
    expect(failures.map(String)).toEqual(["Error: the carrier's server answered 503", "Error: it is not JSON"]);
    expect(warnings).toEqual(["the list of venipak was not taken over"]);
    expect(await countOf("omniva")).toBe(before);
    const [place] = (await open.db.execute(sql`select city from pickup_points where name = 'Place 7'`)).rows;
    expect(place).toEqual({ city: "Tartu" });
  });

  async function countOf(carrier: string) {
    const { rows } = await open.db.execute(
      sql`select count(*)::integer as count from pickup_points where is_active and carrier = ${carrier}`,
    );
    return rows[0]?.count;
  }
});

describe("a carrier's server", () => {
  test("CHECKOUT-09 whose answer never ends, never comes or redirects is a failure", async () => {
    const endless = await serve((_request, response) => {
      const send = () => {
        while (response.write("x".repeat(65_536)));
        response.once("drain", send);
      };
      send();
    });
    await expect(fetchFeed(endless, { mostBytes: 1_000_000 })).rejects.toThrow("too long");
    const silent = await serve(() => undefined);
    await expect(fetchFeed(silent, { timeLimitMs: 200 })).rejects.toThrow();
    const elsewhere = await serve((_request, response) => void response.writeHead(302, { location: endless }).end());
    await expect(fetchFeed(elsewhere)).rejects.toThrow();
  });

  test("CHECKOUT-09 may split a letter between two chunks", async () => {
    const bytes = Buffer.from('["Šiauliai"]');
    const slow = await serve((_request, response) => {
      response.write(bytes.subarray(0, 3));
      setImmediate(() => response.end(bytes.subarray(3)));
    });
    expect(await fetchFeed(slow)).toBe('["Šiauliai"]');
  });
});
