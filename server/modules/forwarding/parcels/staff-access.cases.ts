import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { about, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"parcels"> = {
  parcels: {
    list: async (app) => {
      const number = await parcelOfLt(app, "in_storage");
      return {
        body: { filter: { search: number } },
        inside: (answer) => expect(answer).toMatchObject({ items: [{ number }], total: 1 }),
        outside: (answer) => expect(answer).toMatchObject({ items: [], total: 0 }),
      };
    },
    receive: (app) => {
      const size = { weight_grams: 900, length_mm: 200, width_mm: 150, height_mm: 100 };
      return aboutParcel(app, "expected", { warehouse: "US", ...size });
    },
    match: (app) => aboutParcel(app, "unidentified", { suite: "LT-40817" }),
    hold: (app) => aboutParcel(app, "in_storage", { reason: "damage" }),
    release: (app) => aboutParcel(app, "on_hold", {}),
    serviceDone: async (app) => {
      const request = await aboutParcel(app, "in_storage", { kind: "open_and_check" });
      await app.database.db.execute(sql`
        insert into parcel_services (parcel_id, kind, price)
        values (${Number(request.number.slice(2))}, 'open_and_check', 0)`);
      return request;
    },
    returned: (app) => aboutParcel(app, "returning", {}),
    dispose: (app) => aboutParcel(app, "disposal_due", {}),
    lose: (app) => aboutParcel(app, "in_storage", { note: "not on its shelf" }),
  },
};

/** The number of a parcel of the demo's customer at lt, put into a state without the machine. */
async function parcelOfLt({ database: { db } }: TestApp, state: string): Promise<string> {
  const isHere = state !== "expected";
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into parcels (warehouse_id, suite_id, state, received_at, free_until, disposable_from, hold_reason)
    select 1, case when ${state} = 'unidentified' then null else id end, ${state},
      case when ${isHere} then now() end, case when ${isHere} then current_date + 30 end, current_date - 1,
      case when ${state} = 'on_hold' then 'damage' end
    from suites where storefront_code = 'lt' and digits = 40817 returning id`);
  return `PA${rows[0]?.id}`;
}

const aboutParcel = async (app: TestApp, state: string, body: object) =>
  about("parcel", await parcelOfLt(app, state), body);
