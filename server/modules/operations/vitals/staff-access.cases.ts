import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { StaffCases } from "#testing/people/staff-access.ts";

export const cases: StaffCases<"vitals"> = {
  vitals: {
    list: async ({ database: { db } }) => {
      await db.execute(sql`
        insert into vital_buckets values (current_date, 'lt', 'home', 'phone', 'b1', 'LCP', 2500, 4)
        on conflict do nothing`);
      return {
        body: {},
        inside: (answer) => expect(answer).toMatchObject({ items: [{ storefront: "lt", vitals: [{ p75: 2_400 }] }] }),
        outside: (answer) => expect(answer).toMatchObject({ items: [] }),
      };
    },
  },
};
