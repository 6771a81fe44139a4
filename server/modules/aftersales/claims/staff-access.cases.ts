import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { claim } from "#testing/aftersales/claims.ts";
import { paidByCard } from "#testing/aftersales/withdrawals.ts";
import { about, numbersOf, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"claims"> = {
  claims: {
    list: async (app) => {
      const { number } = await aboutClaim(app, {});
      return {
        body: { sort: "-created_at" },
        inside: (answer) => expect(numbersOf(answer)).toContain(number),
        outside: (answer) => expect(numbersOf(answer)).not.toContain(number),
      };
    },
    get: async (app) => {
      const { number, body } = await aboutClaim(app, {});
      return { body, inside: (answer) => expect(answer).toMatchObject({ number, state: "in_review" }) };
    },
    take: (app) => aboutClaim(app, {}, sql`state = 'open'`),
    ask: (app) => aboutClaim(app, { question: "Which one?", days: 3 }),
    goOn: (app) => aboutClaim(app, {}, sql`state = 'info_needed', question = 'Which one?'`),
    fileWithCarrier: (app) => aboutClaim(app, { reference: "OMN-1" }),
    carrierAnswered: (app) => aboutClaim(app, { note: "they pay" }, sql`state = 'with_carrier'`),
    approve: (app) => aboutClaim(app, { amount: fromMinor(100) }),
    reject: (app) => aboutClaim(app, { reason: "it was charged once" }),
  },
};

/** A claim about an order of lt. */
async function aboutClaim(app: TestApp, body: object, changes = sql`state = 'in_review'`) {
  const { db } = app.database;
  const { id } = await paidByCard(app);
  const { number } = (await claim(app, { number: `OR${id}`, email: "ruta@example.com" })).json<{ number: string }>();
  await db.execute(sql`update claims set ${changes} where id = ${Number(number.slice(2))}`);
  await db.execute(sql`delete from rate_limits`);
  return about("claim", number, body);
}
