import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addRequest } from "#testing/forwarding/forward-requests.ts";
import { about, offered, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"forwarding" | "consignments"> = {
  forwarding: {
    list: async (app) => {
      const number = await addRequest(app, "paid");
      return {
        body: { limit: 1, sort: "-created_at" },
        inside: (answer, may) =>
          expect(answer).toMatchObject({
            items: [{ number, next_events: offered(may, { start: "warehouse.work", hold: "forwarding.write" }) }],
          }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
    getCustomsInvoice: async (app) => ({ body: { number: await addRequest(app, "paid") } }),
    start: (app) => aboutRequest(app, "paid"),
    measure: (app) =>
      aboutRequest(app, "packing", { boxes: [{ weight_grams: 900, length_mm: 300, width_mm: 200, height_mm: 100 }] }),
    label: (app) => aboutRequest(app, "packed"),
    dispatch: (app) => aboutRequest(app, "ready_to_ship"),
    hold: (app) => aboutRequest(app, "paid", { note: "as asked" }),
    release: (app) => aboutRequest(app, "on_hold"),
    askDocuments: (app) => aboutRequest(app, "customs", { note: "an invoice" }),
    settleCustoms: (app) => aboutRequest(app, "customs", { duty: 0, import_vat: 0 }),
    return: (app) => aboutRequest(app, "dispatched"),
    lose: (app) => aboutRequest(app, "dispatched", { note: "the carrier says so" }),
  },
  consignments: {
    list: async (app) => {
      const number = await consignmentOfLt(app);
      return {
        body: { limit: 1 },
        inside: (answer) => expect(answer).toMatchObject({ items: [{ number, requests: 1 }] }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
    create: async (app) => {
      const requests = [await addRequest(app, "dispatched")];
      return {
        body: { warehouse: "US", shipping_method: "air", reference: "020-12345675", requests },
        subject: expect.stringMatching(/^consignment:CO\d+$/),
      };
    },
    add: async (app) => aboutConsignment(app, { requests: [await addRequest(app, "dispatched")] }),
    event: (app) => aboutConsignment(app, { code: "in_transit" }),
    close: (app) => aboutConsignment(app, {}),
  },
};

const aboutRequest = async (app: TestApp, state: string, more: object = {}) =>
  about("forward-request", await addRequest(app, state), more);

/** A flight that carries one request of lt; its number. */
async function consignmentOfLt(app: TestApp): Promise<string> {
  const request = Number((await addRequest(app, "dispatched")).slice(2));
  const { rows } = await app.database.db.execute<{ id: number }>(sql`
    with added as (
      insert into consignments (warehouse_id, shipping_method, reference, state)
      values (1, 'air', '020-12345675', 'open') returning id)
    update forward_requests set consignment_id = added.id from added where forward_requests.id = ${request}
    returning consignment_id as id`);
  return `CO${rows[0]?.id}`;
}

const aboutConsignment = async (app: TestApp, more: object) => about("consignment", await consignmentOfLt(app), more);
