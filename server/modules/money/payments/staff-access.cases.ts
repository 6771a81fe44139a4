import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { listed, offered, type StaffCases } from "#testing/people/staff-access.ts";
import { paidOrder } from "#testing/selling/orders.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"payments" | "parkedEvents"> = {
  payments: {
    list: async (app) => {
      const reference = await payment(app);
      return {
        body: { limit: 1 },
        inside: (answer, may) =>
          expect(answer).toMatchObject({
            items: [
              {
                payment: reference,
                next_events: offered(may, { refund_part: "orders.refund", refund: "orders.refund" }),
              },
            ],
          }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
    get: async (app) => ({ body: { payment: await payment(app) } }),
    refund: async (app) => {
      const reference = await payment(app);
      return { body: { payment: reference, reason: "as asked" }, subject: `payment:${reference}` };
    },
  },
  parkedEvents: {
    list: async (app) => {
      const event = randomUUID();
      await app.database.db.execute(sql`
        insert into provider_events (payment_processor_id, event_id, payment_id, kind, payload, outcome, reason)
        select 1, ${event}, id, 'paid', '{}', 'parked', 'other_amount' from payments
        where reference = ${await payment(app)}`);
      return {
        body: {},
        inside: (answer) => expect(listed(answer, "event_id")).toContain(event),
        outside: (answer) => expect(listed(answer, "event_id")).toEqual([]),
      };
    },
  },
};

/** The reference of a payment of an order of lt. */
async function payment(app: TestApp): Promise<string> {
  const reference = randomUUID();
  const id = await paidOrder(app);
  await app.database.db.execute(sql`
    insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, currency_id,
      payment_processor_id, amount, captured, state, provider_transaction, expires_at)
    values (${reference}, 'order', ${id}, 'lt', 1, 1, 1, ${fromMinor(2_749)}, ${fromMinor(2_749)}, 'paid', ${reference}, now())`);
  return reference;
}
