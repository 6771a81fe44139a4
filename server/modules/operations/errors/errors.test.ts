import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { earlier, HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { findBrokenHistories } from "#platform/state/check-histories.ts";
import { query } from "#testing/people/identity.ts";
import { addMember } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { errorAggregate } from "./error-aggregate.ts";
import { mailNewErrors } from "./mail-new-errors.ts";

const NOON = new Date("2026-11-16T12:00:00Z");
let now = NOON;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    now: () => now,
    env: { LIMITS: "errors-network=200/1m", METRICS_TOKEN: "the token of an operator" },
  });
});
beforeEach(async () => {
  now = NOON;
  app.mails.length = 0;
  for (const table of ["error_events", "error_groups", "error_replays", "known_builds", "rate_limits", "vital_buckets"])
    await query(app, `delete from ${table}`);
});
afterAll(async () => {
  expect(await findBrokenHistories(app.database.db, errorAggregate)).toEqual([]);
  await app.close();
});

type Item = [header: object, payload: object | string];

const envelopeOf = (...items: Item[]) =>
  [{ event_id: "0".repeat(32) }, ...items.flat()]
    .map((part) => (typeof part === "string" ? part : JSON.stringify(part)))
    .join("\n");

const FROM_US = { "content-type": "text/plain;charset=UTF-8", "sec-fetch-site": "same-origin" };

const send = (
  body: string,
  { address = "192.0.2.7", path = "/api/1/envelope/?sentry_key=crossdock", headers = FROM_US as object } = {},
) =>
  visit(app, {
    path,
    method: "POST",
    body,
    address,
    headers: { "user-agent": "Mozilla/5.0 Chrome/141.0 Safari/537.36", ...headers },
  });

const thrown = (
  message: string,
  { file = "cart-BxY12abc.js", name = "addToCart", build = "b1", type = "TypeError", tags = {} } = {},
): Item => [
  { type: "event" },
  {
    release: build,
    exception: {
      values: [
        {
          type,
          value: message,
          stacktrace: {
            frames: [
              { filename: "https://lt.localhost/assets/entry-00000000.js", function: "run", lineno: 1, colno: 1 },
              { filename: `https://lt.localhost/assets/${file}`, function: name, lineno: 1, colno: 20 },
            ],
          },
        },
      ],
    },
    tags: { path: "/en/order/a-very-secret-token-1", ...tags },
    user: { email: "ruta@pastas.test" },
    request: { url: "https://lt.localhost/en?x=1", headers: { cookie: "session=1" } },
  },
];

const report = (...given: Parameters<typeof thrown>) => send(envelopeOf(thrown(...given)));
/** Segments of a replay that came at noon. */
const addSegments = (count: number, replay = "ab".repeat(16)) =>
  query(
    app,
    `insert into error_replays (replay_id, segment, scope, at, recording)
      select $1, segment, 'lt', $2, '[]' from generate_series(0, $3 - 1) segment`,
    [replay, NOON, count],
  );
const groups = () => query<Record<string, unknown>>(app, "select * from error_groups order by id");
const events = () => query<Record<string, unknown>>(app, "select * from error_events order by id");

async function staff(path: string, body: object) {
  const { cookies } = await signedInMember(app);
  return staffCall(app, `/errors/${path}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
}

describe("TRACK-05 the error sink", () => {
  test("groups what came through the same functions of ours, and shows it to staff", async () => {
    await report("x is undefined");
    await report("y is undefined");
    await report("x is undefined", { name: "removeFromCart" });
    expect(await groups()).toMatchObject([
      {
        scope: "lt",
        side: "browser",
        type: "TypeError",
        message: "y is undefined",
        count: 2,
        culprit: "cart, addToCart",
        state: "open",
      },
      { count: 1, culprit: "cart, removeFromCart" },
    ]);
    const { items } = (await staff("list", {})).json();
    const [, number] = items.map((item: { number: string }) => item.number).sort();
    expect((await staff("get", { number })).json()).toMatchObject({
      number,
      events: [{ browser: "Chrome 141", build: "b1", frames: [{ file: "cart", is_own: true }, { file: "entry" }] }],
    });
  });

  test("T016 T092 keeps no e-mail, token, query, cookie or user", async () => {
    await report(
      "No answer for ruta@pastas.test at https://lt.localhost/en/search?searchText=gift with Bearer abc.def",
    );
    const stored = JSON.stringify([await groups(), await events()]);
    expect(stored).toContain("No answer for [e-mail] at https://lt.localhost/en/search with Bearer [token]");
    for (const secret of ["ruta", "gift", "abc.def", "a-very-secret-token-1", "session=1", "x=1"])
      expect(stored).not.toContain(secret);
  });

  test("stores at most 100 events of a kind and day, and counts all of them", async () => {
    await Promise.all(
      Array.from({ length: 3 }, () => send(envelopeOf(...Array.from({ length: 20 }, () => thrown("again"))))),
    );
    for (let sent = 60; sent < 120; sent += 20)
      await send(envelopeOf(...Array.from({ length: 20 }, () => thrown("again"))));
    expect(await groups()).toMatchObject([{ count: 120 }]);
    expect(await events()).toHaveLength(100);
    now = later(NOON, 24 * HOUR_MS);
    await report("again");
    expect(await events()).toHaveLength(101);
  });

  test("events go after 30 days, with their kinds; what staff have ignored stays known", async () => {
    await report("old");
    await report("ignored", { name: "other" });
    const [, ignored] = await groups();
    await staff("ignore", { number: `ER${ignored?.id}` });
    await addSegments(1);
    now = later(NOON, 30 * 24 * HOUR_MS + 1);
    await app.shop.errors.sweep();
    expect([await events(), await query(app, "select from error_replays")]).toEqual([[], []]);
    expect(await groups()).toMatchObject([{ message: "ignored", state: "ignored" }]);
  });

  test("what was resolved opens again by a newer build only", async () => {
    const [before, after] = [earlier(NOON, HOUR_MS), later(NOON, HOUR_MS)];
    now = before;
    await app.shop.errors.run("b1");
    now = NOON;
    await report("x");
    const number = `ER${(await groups())[0]?.id}`;
    expect((await staff("resolve", { number })).json()).toEqual({ status: true, state: "resolved" });
    now = after;
    await app.shop.errors.run("b2");
    await query(app, "update error_groups set mailed_at = now()");
    await report("x", { build: "b1" });
    await report("x", { build: "nobody-built-this" });
    expect(await groups()).toMatchObject([{ state: "resolved" }]);
    await report("x", { build: "b2" });
    expect(await groups()).toMatchObject([
      { state: "open", last_build: "b2", count: 4, resolved_at: null, mailed_at: null },
    ]);
    expect((await staff("reopen", { number })).statusCode).toBe(409);
  });

  test("T124 begins at most 200 kinds a day, and goes on with those that are known", async () => {
    await report("known");
    await query(
      app,
      `insert into error_groups (scope, fingerprint, side, state, type, message, first_build, last_build, first_seen, last_seen)
        select 'lt', 'kind ' || n, 'browser', 'open', 'Error', 'x', '', '', $1, $1 from generate_series(1, 199) n`,
      [NOON],
    );
    await report("invented", { name: "invented" });
    await report("known");
    expect([(await groups()).length, (await groups())[0]?.count]).toEqual([200, 2]);
    now = later(NOON, 24 * HOUR_MS);
    await report("invented", { name: "invented" });
    expect(await groups()).toHaveLength(201);
    await query(app, "delete from error_groups where fingerprint like 'kind %'");
  });

  test("T124 keeps at most 60 segments of a replay", async () => {
    const replay = "cd".repeat(16);
    await addSegments(59, replay);
    for (const segment_id of [59, 60])
      await send(
        envelopeOf([{ type: "replay_event" }, { replay_id: replay, segment_id }], [{ type: "replay_recording" }, "{}"]),
      );
    expect(await query(app, "select max(segment) as last from error_replays")).toEqual([{ last: 59 }]);
  });

  test("T059 staff see the errors of their own storefronts", async () => {
    await report("x");
    const number = `ER${(await groups())[0]?.id}`;
    const { cookies } = await signedInMember(app, { roles: ["auditor"], storefronts: ["nl"] });
    expect((await staffCall(app, "/errors/list", {}, { cookies })).json().items).toEqual([]);
    expect((await staffCall(app, "/errors/get", { number }, { cookies })).statusCode).toBe(404);
  });

  test("staff who may see errors are written to about new kinds, once", async () => {
    await addMember(app.database.db, { email: "watch@example.com", roles: ["auditor"], storefronts: ["lt"] });
    await addMember(app.database.db, { email: "elsewhere@example.com", roles: ["auditor"], storefronts: ["nl"] });
    await addMember(app.database.db, { email: "support@example.com", roles: ["support"] });
    await report("x");
    await report("y", { name: "other" });
    const deps = {
      db: app.database.db,
      queueMail: async (_db: unknown, mail: (typeof app.mails)[number]) => void app.mails.push(mail),
    };
    const { listMembersWith } = await import("#modules/people/staff/index.ts");
    const round = () =>
      mailNewErrors({
        ...deps,
        directory: app.shop.storefronts,
        listMembersWith,
        now: () => now,
      });
    await round();
    const to = (email: string) => app.mails.filter((mail) => mail.to === email);
    expect(to("watch@example.com")).toMatchObject([
      {
        template: "errors-found",
        values: { count: "2" },
        rows: [{ value: "TypeError: x" }, { value: "TypeError: y" }],
      },
    ]);
    expect([...to("elsewhere@example.com"), ...to("support@example.com")]).toEqual([]);
    await round();
    await report("x");
    await round();
    expect(to("watch@example.com")).toHaveLength(1);
  });

  test("takes replays in segments, traces as counts, and knows sessions and client reports", async () => {
    const replay = "ab".repeat(16);
    const recording = `{"segment_id":0}\n${JSON.stringify([{ type: 4, data: { href: "https://lt.localhost/en/search?q=gift" } }])}`;
    await report("x", { tags: { replayId: replay } });
    const sent = await send(
      envelopeOf(
        [{ type: "replay_event" }, { replay_id: replay, segment_id: 0 }],
        [{ type: "replay_recording", length: Buffer.byteLength(recording) }, recording],
      ),
    );
    expect(sent.statusCode).toBe(200);
    const number = `ER${(await groups())[0]?.id}`;
    const shown = (await staff("get-replay", { number, replay })).json();
    expect(shown.segments).toMatchObject([{ segment: 0 }]);
    expect(shown.segments[0].recording).toContain('"https://lt.localhost/en/search"');
    expect(() => JSON.parse(shown.segments[0].recording)).not.toThrow();
    await send(
      envelopeOf(
        [{ type: "session" }, { sid: "1", status: "ok" }],
        [{ type: "client_report" }, { discarded_events: [] }],
        [
          { type: "transaction" },
          {
            transaction: "product",
            release: "b1",
            start_timestamp: 10,
            timestamp: 10.45,
            tags: { device: "phone" },
            contexts: { trace: { op: "navigation" } },
          },
        ],
      ),
    );
    await app.shop.vitals.save();
    expect(await query(app, "select route, metric, bucket, count from vital_buckets")).toEqual([
      { route: "product", metric: "navigation", bucket: 500, count: 1 },
    ]);
    const metrics = await visit(app, {
      path: "/metrics",
      headers: { authorization: "Bearer the token of an operator" },
    });
    for (const type of ["session", "client_report", "transaction"])
      expect(metrics.body).toContain(`error_sink_items_total{type="${type}"}`);
  });

  test("T124 refuses what is too large, not ours, or too often, and says for how long", async () => {
    const long = "x".repeat(200_001);
    expect((await send(envelopeOf(thrown(long)))).statusCode).toBe(413);
    const recording = envelopeOf(
      [{ type: "replay_event" }, { replay_id: "0".repeat(32), segment_id: 0 }],
      [{ type: "replay_recording", length: long.length }, long],
    );
    expect((await send(recording)).statusCode).toBe(200);
    expect((await send("y".repeat(1_000_001))).statusCode).toBe(413);
    expect((await send("no envelope")).statusCode).toBe(400);
    expect((await send(envelopeOf(thrown("x")), { path: "/api/2/envelope/" })).statusCode).toBe(404);
    const foreign = { ...FROM_US, "sec-fetch-site": "cross-site" };
    expect((await send(envelopeOf(thrown("x")), { headers: foreign })).statusCode).toBe(403);
    const answers = [];
    for (let sent = 0; sent < 201; sent += 1)
      answers.push(await send(envelopeOf([{ type: "session" }, {}]), { address: "192.0.2.99" }));
    expect(answers.slice(0, 200).every(({ statusCode }) => statusCode === 200)).toBe(true);
    const { statusCode, headers } = answers.at(-1) as (typeof answers)[number];
    expect(statusCode).toBe(429);
    expect(headers["x-sentry-rate-limits"]).toMatch(/^\d+::organization$/);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("hears of errors on the server too, with their storefront, and not of an absent database", async () => {
    await app.shop.errors.run("b9");
    app.shop.errors.noteLogged({ err: new Error("the ledger does not add up for ruta@pastas.test"), storefront: "lt" });
    app.shop.errors.noteLogged({ err: Object.assign(new Error("away"), { code: "ECONNREFUSED" }), storefront: "lt" });
    await app.shop.errors.settle();
    expect(await groups()).toMatchObject([
      { side: "server", scope: "lt", last_build: "b9", message: "the ledger does not add up for [e-mail]" },
    ]);
    expect(String((await groups())[0]?.culprit)).toContain("server/modules/operations/errors/errors.test");
  });
});

test("T124 reports of the pages' policy are taken no more often than a network may send them", async () => {
  const headers = { "content-type": "application/csp-report" };
  const send = () => visit(app, { method: "POST", path: "/csp-report", body: "{}", headers, address: "192.0.2.77" });
  const answers = await Promise.all(Array.from({ length: 202 }, send));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.map(({ headers: { "retry-after": seconds } }) => Number(seconds) > 0)).toEqual([true, true]);
});
