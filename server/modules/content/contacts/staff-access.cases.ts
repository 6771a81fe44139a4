import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { writeToShop } from "#testing/content/contacts.ts";
import { about, numbersOf, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"contacts"> = {
  contacts: {
    list: async (app) => {
      const number = await writeToShop(app);
      return {
        body: { sort: "-created_at" },
        inside: (answer) => expect(numbersOf(answer)).toContain(number),
        outside: (answer) => expect(numbersOf(answer)).toEqual([]),
      };
    },
    get: async (app) => {
      const number = await writeToShop(app);
      return { body: { number }, inside: (answer) => expect(answer).toMatchObject({ number }) };
    },
    answer: (app) => aboutMessage(app, { text: "It is on its way." }),
    close: (app) => aboutMessage(app, {}),
    spam: (app) => aboutMessage(app, {}),
    release: (app) => aboutMessage(app, {}, { website: "a robot was here" }),
  },
};

/** A message to lt. */
async function aboutMessage(app: TestApp, body: object, typed: object = {}) {
  await app.database.db.execute(sql`delete from rate_limits`);
  return about("message", await writeToShop(app, typed), body);
}
