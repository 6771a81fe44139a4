import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#platform/database/open-database.ts";
import { signedInMember, staffCall } from "./people/staff.ts";
import type { TestApp } from "./test-app.ts";

const NAMES = ["Rūta", "Jonas"] as const;

/**
 * Two audited calls at once, surely: none can commit before both of them wait, one for the audit and the other for what
 * the first has locked. The pool has to have four connections.
 */
export async function atOnce<Answer>(db: Database, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const running = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table audit_entries in access exclusive mode`);
    const started = calls.map((call) => call());
    await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(calls.length);
    return { started };
  });
  return Promise.all(running.started);
}

async function waiting(db: Database): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length;
}

/** Two members make the same staff call at once: exactly one is answered, and the other is refused. */
export async function raceToEdit(app: TestApp, path: string, bodies: readonly [object, object]) {
  const { db } = app.database;
  const members = await Promise.all(NAMES.map((name) => signedInMember(app, { name })));
  const answers = await atOnce(
    db,
    members.map(
      ({ cookies }, index) =>
        () =>
          staffCall(app, path, bodies[index], { cookies }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const first = answers.findIndex(({ statusCode }) => statusCode === 200);
  return {
    /** The body of the call that was answered, its member and its answer. */
    body: bodies[first],
    winner: NAMES[first],
    won: answers[first]?.json(),
    lost: answers[1 - first]?.json(),
  };
}

/** The refusal of an edit, with the member who was first. */
export const staleBecauseOf = (by: string | null | undefined) => ({
  status: false,
  code: "stale_version",
  message: "error.call.stale-version",
  changed: { by, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
});
