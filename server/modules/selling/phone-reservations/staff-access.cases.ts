import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { about, numbersOf, offered, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"phoneReservations"> = {
  phoneReservations: {
    list: async (app) => {
      const number = await queuedReservation(app);
      return {
        body: { sort: "-created_at" },
        inside: (answer) => expect(numbersOf(answer)).toContain(number),
        outside: (answer) => expect(numbersOf(answer)).toEqual([]),
      };
    },
    get: async (app) => {
      const number = await queuedReservation(app);
      return {
        body: { number },
        inside: (answer, may) =>
          expect(answer).toMatchObject({ number, position: 1, next_events: offered(may, { offer: "stock.write" }) }),
      };
    },
    offer: async (app) => about("phone-reservation", await queuedReservation(app)),
  },
};

/** The first place in the queue for a phone with one piece in stock. */
async function queuedReservation({ database: { db } }: TestApp): Promise<string> {
  const { variantId } = await addProduct(db, { stock: 1 });
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into phone_reservations (storefront_code, variant_id, language_id, currency_id, state, queued_at)
    values ('lt', ${variantId}, 1, 1, 'queued', now()) returning id`);
  return `RS${rows[0]?.id}`;
}
