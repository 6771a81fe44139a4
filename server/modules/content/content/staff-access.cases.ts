import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listed, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

const TEXT = { language: "en", title: "A draft", description: "About it", blocks: [] };

export const cases: StaffCases<"content"> = {
  content: {
    list: async (app) => {
      const id = await draftEntry(app);
      return {
        body: { filter: { state: "draft" } },
        inside: (answer) => expect(listed(answer, "id")).toContain(id),
        outside: (answer) => expect(listed(answer, "id")).not.toContain(id),
      };
    },
    get: async (app) => ({ body: { id: await draftEntry(app) } }),
    create: async () => {
      const key = `new-${performance.now()}`.replace(".", "-");
      return { body: { storefront: "lt", kind: "page", key }, subject: `content:lt:page:${key}` };
    },
    saveText: (app) => aboutEntry(app, { ...TEXT, slug: `draft-${performance.now()}`.replace(".", "-") }),
    preview: async (app) => {
      const { id, subject } = await aboutEntry(app, {});
      await app.database.db.execute(sql`
        insert into content_texts (entry_id, language_id, storefront_code, kind, slug, title, description, blocks, words)
        select ${id}, id, 'lt', 'page', ${`preview-${id}`}, 'A draft', '', '[]', 0 from languages where iso_code = 'en'`);
      return { body: { id, language: "en" }, subject };
    },
    addPictures: async (app) => {
      const { id, subject } = await aboutEntry(app, {});
      return { body: { id, files: [] }, subject };
    },
    move: async (app) => {
      const request = await aboutEntry(app, { event: "restore" });
      await app.database.db.execute(sql`update content_entries set state = 'archived' where id = ${request.id}`);
      return request;
    },
  },
};

/** A draft of a page of lt, without a text. */
async function draftEntry({ database: { db } }: TestApp): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into content_entries (storefront_code, kind, key, state)
    values ('lt', 'page', ${`draft-${performance.now()}`}, 'draft') returning id`);
  return rows[0]?.id ?? 0;
}

async function aboutEntry(app: TestApp, body: object) {
  const id = await draftEntry(app);
  return { id, body: { id, version: 1, ...body }, subject: `content:${id}` };
}
