import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listed, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"integrations"> = {
  integrations: {
    list: async (app) => {
      await integrationOfLt(app);
      return {
        body: {},
        inside: (answer) => expect(listed(answer, "storefront")).toEqual(["lt"]),
        outside: (answer) => expect(answer).toMatchObject({ items: [] }),
      };
    },
    set: async () => ({
      body: { storefront: "lt", vendor: "ga4", account: "G-ABC123", secret: "nobody reads this" },
      subject: "integration:lt:ga4",
    }),
    remove: async (app) => {
      await integrationOfLt(app);
      return { body: { storefront: "lt", vendor: "meta" }, subject: "integration:lt:meta" };
    },
  },
};

async function integrationOfLt({ database: { db } }: TestApp): Promise<void> {
  await db.execute(sql`delete from storefront_integrations`);
  await db.execute(sql`
    insert into storefront_integrations (storefront_code, vendor, account, sealed_secret, changed_at)
    values ('lt', 'meta', '12345', '\\x00', now())`);
}
