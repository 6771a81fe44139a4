import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { about, numbersOf, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"errors"> = {
  errors: {
    list: async (app) => {
      const number = await errorOfLt(app);
      return {
        body: {},
        inside: (answer) => expect(numbersOf(answer)).toContain(number),
        outside: (answer) => expect(numbersOf(answer)).toEqual([]),
      };
    },
    get: async (app) => {
      const number = await errorOfLt(app);
      return { body: { number }, inside: (answer) => expect(answer).toMatchObject({ number }) };
    },
    getReplay: async (app) => {
      const number = await errorOfLt(app);
      const replay = randomUUID().replaceAll("-", "");
      await app.database.db.execute(sql`insert into error_replays values (${replay}, 0, 'lt', now(), '[]')`);
      return {
        body: { number, replay },
        inside: (answer) => expect(answer).toEqual({ segments: [{ segment: 0, recording: "[]" }] }),
      };
    },
    resolve: async (app) => about("error", await errorOfLt(app)),
    ignore: async (app) => about("error", await errorOfLt(app)),
    reopen: async (app) => about("error", await errorOfLt(app, "ignored")),
  },
};

/** The number of a kind of errors at lt, put into a state without the machine. */
async function errorOfLt({ database: { db } }: TestApp, state = "open"): Promise<string> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into error_groups (scope, fingerprint, side, state, type, message, first_build, last_build, first_seen, last_seen)
    values ('lt', ${randomUUID()}, 'browser', ${state}, 'Error', 'lost', '', '', now(), now()) returning id`);
  return `ER${rows[0]?.id}`;
}
