import { eq, gte, type SQL, sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { listInput } from "#contracts/listing.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { type ListDefinition, readList } from "./read-list.ts";

const notes = pgTable("listed_notes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  author: text().notNull(),
  stars: integer().notNull(),
  writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
});

const input = listInput({
  filters: { author: z.string(), min_stars: z.int() },
  sorts: ["-written_at", "written_at", "author", "-author", "stars", "-stars", "id", "-id"],
});
type Request = z.infer<typeof input>;

const LIST: ListDefinition<Request> = {
  id: notes.id,
  sorts: { written_at: notes.writtenAt, author: notes.author, stars: notes.stars, id: notes.id },
  filters: {
    author: (author) => eq(notes.author, author),
    min_stars: (stars) => gte(notes.stars, stars),
  },
};

let own: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 4, onIdleError: () => undefined });
  await database.db.execute(sql`
    create table listed_notes (
      id bigint primary key generated always as identity,
      author text not null,
      stars integer not null,
      written_at timestamptz not null)`);
});

afterAll(async () => {
  await database?.close();
  await own?.drop();
});

beforeEach(() => database.db.execute(sql`truncate listed_notes`));

interface Note {
  author: string;
  stars: number;
  /** Few of them, so that many rows share one. */
  microsecond: number;
}

const note = fc.record<Note>({
  author: fc.constantFrom("", "a", "Ą", "z'\"\\", "ž"),
  stars: fc.integer({ min: -2, max: 2 }),
  microsecond: fc.integer({ min: 0, max: 3 }),
});

async function write(...added: Note[]): Promise<number[]> {
  if (added.length === 0) return [];
  const rows = added.map(
    ({ author, stars, microsecond }): SQL =>
      sql`(${author}, ${stars}::integer, ${`2026-11-15T10:00:00.12345${microsecond}Z`}::timestamptz)`,
  );
  const { rows: written } = await database.db.execute<{ id: string }>(
    sql`insert into listed_notes (author, stars, written_at) values ${sql.join(rows, sql`, `)} returning id`,
  );
  return written.map(({ id }) => Number(id));
}

const readPage = (request: Request, scope?: SQL) =>
  readList(database.db, LIST, request, {
    scope,
    select: (position) => database.db.select({ position, note: notes }).from(notes).$dynamic(),
  });

/** All pages; something may happen before each of them. */
async function readAll(request: Request, meanwhile: (page: number) => Promise<unknown> = async () => undefined) {
  const pages = [await readPage(request)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    await meanwhile(pages.length);
    pages.push(await readPage({ ...request, after: next }));
  }
  return pages;
}

const idsOf = (pages: Awaited<ReturnType<typeof readAll>>) =>
  pages.flatMap(({ items }) => items.map((item) => item.note.id));

describe("a list", () => {
  const request = fc.record({
    sort: fc.constantFrom(...input.unwrap().shape.sort.unwrap().options),
    limit: fc.integer({ min: 1, max: 7 }),
    filter: fc.record(
      { author: fc.constantFrom("a", "ž"), min_stars: fc.integer({ min: -2, max: 2 }) },
      { requiredKeys: [] },
    ),
  });

  test("returns every row once, in its order, whatever the filter, the sort and the size of its pages", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(note, { maxLength: 25 }), request, async (all, asked) => {
        await database.db.execute(sql`truncate listed_notes`);
        const ids = await write(...all);
        const wanted = ids.filter((_, index) => matches(all[index], asked.filter));
        const pages = await readAll(asked);
        expect(idsOf(pages).toSorted((a, b) => a - b)).toEqual(wanted);
        expect(idsOf(pages)).toEqual(await inOneQuery(asked));
        for (const { items, total } of pages) {
          expect(total).toBe(wanted.length);
          expect(items.length).toBeLessThanOrEqual(asked.limit);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("repeats no row and leaves none out while others insert, delete and read", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(note, { minLength: 5, maxLength: 20 }),
        fc.array(fc.array(note, { maxLength: 4 }), { maxLength: 12 }),
        request,
        async (all, later, asked) => {
          await database.db.execute(sql`truncate listed_notes`);
          const ids = await write(...all);
          const [removed, ...stay] = ids;
          const pages = await readAll(asked, async (page) => {
            if (page === 1) await database.db.delete(notes).where(eq(notes.id, removed ?? 0));
            await Promise.all((later[page - 1] ?? []).map((each) => write(each)));
          });
          const read = idsOf(pages);
          expect(new Set(read).size).toBe(read.length);
          const wanted = stay.filter((id) => matches(all[ids.indexOf(id)], asked.filter));
          expect(wanted.filter((id) => !read.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("keeps its promise while a hundred writers insert at the same time", async () => {
    const before = await write(
      ...Array.from({ length: 40 }, (_, at) => ({ author: "a", stars: at % 3, microsecond: at % 4 })),
    );
    const writers = Array.from({ length: 100 }, (_, at) => write({ author: "a", stars: at % 3, microsecond: at % 4 }));
    const [pages] = await Promise.all([readAll({ filter: {}, sort: "-written_at", limit: 3 }), ...writers]);
    const read = idsOf(pages);
    expect(new Set(read).size).toBe(read.length);
    expect(before.filter((id) => !read.includes(id))).toEqual([]);
  });

  test("shows nothing beyond its scope, and counts nothing beyond it", async () => {
    await write({ author: "a", stars: 1, microsecond: 0 }, { author: "ž", stars: 1, microsecond: 0 });
    const { items, total } = await readPage(input.parse({}), eq(notes.author, "a"));
    expect([items.length, total]).toEqual([1, 1]);
  });

  test("refuses a cursor of another order, and whatever else is no cursor of its own", async () => {
    await write(...Array.from({ length: 3 }, () => ({ author: "a", stars: 1, microsecond: 0 })));
    const { next } = await readPage(input.parse({ sort: "stars", limit: 1 }));
    const cursors = [
      next,
      "",
      "no cursor",
      "bnVsbA",
      ...[
        ["-written_at"],
        ["-written_at", "2026-02-30T00:00:00.000000Z", "1"],
        ["-written_at", "0000-01-01T00:00:00.000000Z", "1"],
        ["-written_at", "2026-11-15", "1"],
        ["-written_at", "2026-11-15T10:00:00.123450Z", "99999999999999999999"],
        ["-written_at", "2026-11-15T10:00:00.123450Z", "1; drop table listed_notes"],
        ["-written_at", 1, 1],
      ].map((position) => Buffer.from(JSON.stringify(position)).toString("base64url")),
    ];
    for (const after of cursors) {
      const asked = readPage(input.parse({ sort: "-written_at", after }));
      await expect(asked, String(after)).rejects.toMatchObject({ status: 400 });
    }
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom("author", "stars", "written_at" as const), async (value, sort) => {
        const after = Buffer.from(JSON.stringify([sort, value, "1"])).toString("base64url");
        const outcome = await readPage(input.parse({ sort, after })).catch(({ status }) => status);
        expect(outcome === 400 || typeof outcome === "object").toBe(true);
      }),
    );
  });
});

describe("the input of a list", () => {
  test("has defaults: the first sort, no filter, fifty rows", () => {
    expect(input.parse(undefined)).toEqual({ filter: {}, sort: "-written_at", limit: 50 });
  });

  test("refuses filters and sorts that are not declared, and pages that are too large", () => {
    for (const asked of [{ filter: { other: 1 } }, { sort: "secret" }, { limit: 0 }, { limit: 101 }, { after: 1 }]) {
      expect(input.safeParse(asked).success, JSON.stringify(asked)).toBe(false);
    }
  });
});

function matches(written: Note | undefined, { author, min_stars }: Request["filter"]): boolean {
  if (!written) return false;
  return (author === undefined || written.author === author) && (min_stars === undefined || written.stars >= min_stars);
}

async function inOneQuery({ sort, filter }: Request): Promise<number[]> {
  const column = sql.identifier(sort.replace("-", ""));
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from listed_notes
    where author = coalesce(${filter.author ?? null}, author) and stars >= ${filter.min_stars ?? -2}
    order by ${column} ${direction}, id ${direction}`);
  return rows.map(({ id }) => Number(id));
}
