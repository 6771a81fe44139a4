import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";
import { sweepAttempts } from "#platform/limits/rate-limits.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { sweepLinks } from "./links/link-store.ts";
import { sweepSessions } from "./sessions/session-store.ts";

const EMAIL = "ruta@example.com";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addUser(app, { email: EMAIL });
});
afterAll(() => app.close());

const rows = async (table: string) => (await query(app, `select from ${table}`)).length;
const later = (ms: number) => new Date(Date.now() + ms);

test("T026 T130 deletes what has expired, and nothing earlier", async () => {
  const { db } = app.database;
  await signedIn(app, EMAIL);
  await call(app, "/auth/request-password-reset", { email: EMAIL });
  const swept = [
    { table: "sessions", sweep: sweepSessions, lifeMs: 30 * DAY_MS },
    { table: "one_time_tokens", sweep: sweepLinks, lifeMs: HOUR_MS },
    { table: "rate_limits", sweep: sweepAttempts, lifeMs: DAY_MS },
  ];
  for (const { table, sweep, lifeMs } of swept) {
    const before = await rows(table);
    await sweep(db, later(lifeMs - HOUR_MS / 2));
    expect([table, await rows(table)]).toEqual([table, before]);
    expect(before).toBeGreaterThan(0);
    await sweep(db, later(lifeMs + 1_000));
    expect([table, await rows(table)]).toEqual([table, 0]);
  }
});

test("T026 deletes a session in daily use after 90 days", async () => {
  await signedIn(app, EMAIL);
  await query(app, "update sessions set last_seen_at = now() + interval '90 days'");
  await sweepSessions(app.database.db, later(90 * DAY_MS - HOUR_MS));
  expect(await rows("sessions")).toBe(1);
  await sweepSessions(app.database.db, later(90 * DAY_MS + 1_000));
  expect(await rows("sessions")).toBe(0);
});
