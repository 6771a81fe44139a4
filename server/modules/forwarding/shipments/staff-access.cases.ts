import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listed, numbersOf, type StaffCases } from "#testing/people/staff-access.ts";
import { paidOrder } from "#testing/selling/orders.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"shipments" | "silentShipments" | "parkedReports"> = {
  shipments: {
    record: async (app) => {
      const shipment = await silentShipment(app);
      return { body: { shipment, code: "in_transit" }, subject: `shipment:${shipment}` };
    },
    label: async (app) => {
      const number = `OR${await paidOrder(app)}`;
      return { body: { number, carrier: "northpost" }, subject: `shipment of:${number}` };
    },
    getLabel: async (app) => ({ body: { number: `OR${await paidOrder(app)}` } }),
  },
  silentShipments: {
    list: async (app) => {
      const shipment = await silentShipment(app);
      return {
        body: { sort: "-created_at" },
        inside: (answer) => expect(listed(answer, "shipment")).toContain(shipment),
        outside: (answer) => expect(listed(answer, "shipment")).not.toContain(shipment),
      };
    },
  },
  parkedReports: {
    list: async ({ database: { db } }) => {
      await db.execute(sql`
        insert into parked_carrier_events (carrier, tracking_number, carrier_code, happened_at, reason)
        values ('northpost', ${randomUUID()}, 'EMC', now(), 'unknown_number')`);
      return {
        body: {},
        inside: (answer) => expect(numbersOf(answer)).toEqual([]),
        outside: (answer) => expect(numbersOf(answer)).toEqual([]),
      };
    },
  },
};

/** A shipment of an order, with its last report six days ago. */
async function silentShipment(app: TestApp): Promise<number> {
  const { rows } = await app.database.db.execute<{ id: number }>(sql`
    insert into shipments (subject_kind, subject_id, storefront_code, status, status_rank, status_at, last_event_at)
    values ('order', ${await paidOrder(app)}, 'lt', 'departed_origin', 3, now(), now() - interval '6 days') returning id`);
  return rows[0]?.id ?? 0;
}
