import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addUser } from "#testing/people/identity.ts";
import type { StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"translations" | "changedTexts"> = {
  translations: {
    list: async () => ({ body: { storefront: "lt", language: "lt" } }),
    get: async () => ({ body: { storefront: "lt", key: "header.cart" } }),
    getCoverage: async () => ({ body: { storefront: "lt" } }),
    export: async () => ({ body: { storefront: "lt", language: "lt" } }),
    save: async (app) => {
      const text = await textOfLt(app);
      return { body: { ...text, text: "Krepšys" }, subject: `text:lt:${text.key}` };
    },
    revert: async (app) => {
      const text = await textOfLt(app);
      return { body: text, subject: `text:lt:${text.key}` };
    },
    import: async () => ({
      body: { storefront: "lt", language: "lt", csv: "key,text\nheader.account,Mano paskyra\n", dry_run: true },
      subject: "texts:lt",
    }),
    allow: async (app) => {
      const email = `${randomUUID()}@example.com`;
      await addUser(app, { email, password: null });
      return { body: { storefront: "lt", email, is_allowed: true }, subject: "translator:lt" };
    },
  },
  changedTexts: {
    list: async (app) => {
      const { key } = await textOfLt(app);
      const changed = { items: expect.arrayContaining([expect.objectContaining({ storefront: "lt", key })]) };
      return {
        body: {},
        inside: (answer) => expect(answer).toMatchObject(changed),
        outside: (answer) => expect(answer).not.toMatchObject(changed),
      };
    },
  },
};

/** A changed text of lt. */
async function textOfLt({ database: { db } }: TestApp) {
  const { rows } = await db.execute<{ version: number }>(sql`
    insert into translation_overrides (storefront_code, language, key, text, version)
    values ('lt', 'lt', 'header.cart', 'Pirkiniai', (select coalesce(max(version), 0) + 1 from translation_overrides))
    on conflict (storefront_code, language, key) do update set text = 'Pirkiniai' returning version`);
  return { storefront: "lt", language: "lt", key: "header.cart", version: rows[0]?.version ?? 0 };
}
