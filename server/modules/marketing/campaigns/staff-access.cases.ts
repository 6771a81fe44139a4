import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listed, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"campaigns"> = {
  campaigns: {
    list: async (app) => {
      const { id } = await aboutCampaign(app, {});
      return {
        body: { sort: "-created_at" },
        inside: (answer) => expect(listed(answer, "id")).toContain(id),
        outside: (answer) => expect(listed(answer, "id")).toEqual([]),
      };
    },
    create: async () => ({
      body: { storefront: "lt", topic: "offers", name: "Autumn" },
      subject: "campaigns of lt",
    }),
    saveText: (app) =>
      aboutCampaign(app, {
        language: "en",
        subject: "Autumn",
        preview: "New",
        blocks: [{ kind: "heading", level: 2, text: "Boots" }],
      }),
    test: (app) => aboutCampaign(app, { language: "en" }),
    schedule: (app) => aboutCampaign(app, { send_at: "2030-01-01T09:00:00Z" }),
    cancel: (app) => aboutCampaign(app, {}),
  },
};

/** A draft of lt with a text. */
async function aboutCampaign({ database: { db } }: TestApp, body: object) {
  const { rows } = await db.execute<{ id: number }>(sql`
    with made as (
      insert into campaigns (storefront_code, topic, name, state) values ('lt', 'offers', 'Spring', 'draft') returning id),
    written as (
      insert into campaign_texts (campaign_id, language_id, subject, preview, blocks)
        select id, 1, 'Spring', 'New', '[]' from made)
    select id from made`);
  const id = rows[0]?.id ?? 0;
  return { id, body: { id, ...body }, subject: `campaign:${id}` };
}
