import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { paidByCard, withdraw } from "#testing/aftersales/withdrawals.ts";
import { about, numbersOf, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"withdrawals"> = {
  withdrawals: {
    list: async (app) => {
      const { number } = await aboutWithdrawal(app, {});
      return {
        body: { sort: "-created_at" },
        inside: (answer) => expect(numbersOf(answer)).toContain(number),
        outside: (answer) => expect(numbersOf(answer)).not.toContain(number),
      };
    },
    get: async (app) => {
      const { number, body } = await aboutWithdrawal(app, {});
      return { body, inside: (answer) => expect(answer).toMatchObject({ number, state: "confirmed" }) };
    },
    accept: (app) => aboutWithdrawal(app, {}),
    refuse: (app) => aboutWithdrawal(app, { reason: "too late" }),
    receiveGoods: async (app) => {
      const request = await aboutWithdrawal(app, {});
      await app.database.db.execute(sql`
        update withdrawals set state = 'accepted', accepted_at = now() where id = ${Number(request.number.slice(2))}`);
      return request;
    },
  },
};

/** A confirmed withdrawal of an order of lt that was sent. */
async function aboutWithdrawal(app: TestApp, body: object) {
  const { db } = app.database;
  const { id } = await paidByCard(app);
  const { number } = await withdraw(app, { number: `OR${id}` });
  await db.execute(sql`update withdrawals set order_id = ${id} where id = ${Number(number.slice(2))}`);
  await db.execute(sql`delete from rate_limits`);
  return about("withdrawal", number, body);
}
