import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listed, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"redirects" | "missedPaths"> = {
  redirects: {
    list: async (app) => {
      const id = await ruleOfLt(app);
      return {
        body: {},
        inside: (answer) => expect(listed(answer, "id")).toContain(id),
        outside: (answer) => expect(listed(answer, "id")).not.toContain(id),
      };
    },
    export: async () => ({ body: { storefront: "lt" } }),
    add: async () => {
      const path = `/added-${performance.now()}`;
      return { body: { storefront: "lt", path, target: "/cart", status: 301 }, subject: `redirect:lt:${path}` };
    },
    change: async (app) => {
      const id = await ruleOfLt(app);
      return { body: { id, version: 1, path: `/changed-${id}`, status: 410 }, subject: `redirect:${id}` };
    },
    remove: async (app) => {
      const id = await ruleOfLt(app);
      return { body: { id, version: 1 }, subject: `redirect:${id}` };
    },
    import: async () => ({
      body: { storefront: "lt", csv: "path,status\n/gone-by-table,410\n", dry_run: false },
      subject: "redirects:lt",
    }),
  },
  missedPaths: {
    list: async ({ database: { db } }) => {
      await db.execute(sql`
        insert into missed_paths values ('lt', current_date, '/missed-by-many', '', 1000000) on conflict do nothing`);
      const missed = { items: expect.arrayContaining([expect.objectContaining({ path: "/missed-by-many" })]) };
      return {
        body: {},
        inside: (answer) => expect(answer).toMatchObject(missed),
        outside: (answer) => expect(answer).not.toMatchObject(missed),
      };
    },
  },
};

/** A rule of lt. */
async function ruleOfLt({ database: { db } }: TestApp): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into route_rules (storefront_code, path, target) values ('lt', ${`/rule-${performance.now()}`}, '/cart')
    returning id`);
  return rows[0]?.id ?? 0;
}
