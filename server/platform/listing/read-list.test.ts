import { eq, type SQL, sql } from "drizzle-orm";
import { bigint, date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { amountRange, anyOf, dayRange, ids, listInput, searchIn, timeRange } from "#contracts/listing.ts";
import { money } from "#domain/money/money/money.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { type ListDefinition, readList } from "./read-list.ts";

const notes = pgTable("listed_notes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  author: text().notNull(),
  stars: integer().notNull(),
  writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
  readAt: timestamp("read_at", { withTimezone: true }),
  title: text(),
  due: date(),
});

const NULLABLE_SORTS = ["read_at", "-read_at", "title", "-title"] as const;

const input = listInput({
  filters: {
    author: anyOf(z.string()),
    few_stars: z.boolean(),
    stars: amountRange,
    written_at: timeRange,
    due: dayRange,
    search: searchIn("a number, an author or a title"),
    ids,
  },
  sorts: ["-written_at", "written_at", "author", "-author", "stars", "-stars", "id", "-id", ...NULLABLE_SORTS],
});
type Request = z.infer<typeof input>;

const LIST: ListDefinition<Request> = {
  id: notes.id,
  index: "listed_notes_pkey",
  sorts: {
    written_at: notes.writtenAt,
    author: notes.author,
    stars: notes.stars,
    id: notes.id,
    read_at: notes.readAt,
    title: notes.title,
  },
  filters: {
    author: notes.author,
    few_stars: (areFew) => (areFew ? sql`${notes.stars} < 0` : undefined),
    stars: notes.stars,
    written_at: notes.writtenAt,
    due: notes.due,
    search: { number: "order", columns: [notes.author, notes.title] },
    ids: notes.id,
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
      written_at timestamptz not null,
      read_at timestamptz,
      title text,
      due date)`);
});

afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const empty = () => database.db.execute(sql`truncate listed_notes restart identity`);

beforeEach(empty);

interface Note {
  author: string;
  stars: number;
  /** Few of them, so that many rows share one. */
  microsecond: number;
  readAt?: string | null;
  title?: string | null;
  due?: string | null;
}

const DAYS = ["0001-01-01", "2026-11-14", "2026-11-15", "9999-12-31"];
const MOMENTS = ["0001-01-01T00:00:00Z", "2026-11-15T10:00:00.123451Z", "2026-11-15T10:00Z", "9999-12-31T23:59:59.9Z"];

const note = fc.record<Note>({
  author: fc.constantFrom("", "a", "Ą", "z'\"\\", "ž"),
  stars: fc.integer({ min: -2, max: 2 }),
  microsecond: fc.integer({ min: 0, max: 3 }),
  readAt: fc.constantFrom(null, "2026-11-15T10:00:00.123450Z", "2026-11-15T10:00:00.123451Z"),
  title: fc.constantFrom(null, "", "A%", "12", "b_"),
  due: fc.constantFrom(null, ...DAYS),
});

const writtenAt = (microsecond: number) => `2026-11-15T10:00:00.12345${microsecond}Z`;

async function write(...added: Note[]): Promise<number[]> {
  if (added.length === 0) return [];
  const rows = added.map(
    ({ author, stars, microsecond, readAt = null, title = null, due = null }): SQL =>
      sql`(${author}, ${stars}::integer, ${writtenAt(microsecond)}::timestamptz, ${readAt}::timestamptz, ${title}, ${due}::date)`,
  );
  const { rows: written } = await database.db.execute<{ id: string }>(sql`
    insert into listed_notes (author, stars, written_at, read_at, title, due) values ${sql.join(rows, sql`, `)}
    returning id`);
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
  const range = <Bound>(bound: fc.Arbitrary<Bound>) => fc.record({ from: bound, to: bound }, { requiredKeys: [] });
  const one = <Name extends keyof Request["filter"]>(name: Name, values: fc.Arbitrary<Request["filter"][Name]>) =>
    values.map((value): Request["filter"] => ({ [name]: value }));
  const oneFilter = fc.oneof(
    fc.constant({}),
    one("author", fc.oneof(fc.constantFrom("a", "ž"), fc.subarray(["a", "Ą", "ž"]))),
    one("few_stars", fc.boolean()),
    one("stars", range(fc.integer({ min: -2, max: 2 }).map(money))),
    one("written_at", range(fc.constantFrom(...DAYS, ...MOMENTS))),
    one("due", range(fc.constantFrom(...DAYS))),
    one("search", fc.constantFrom("", " ", "a", "%", "_", "\\", "12", "OR2", " or 12 ")),
    one("ids", fc.array(fc.integer({ min: 1, max: 30 }))),
  );
  const request = fc.record({
    sort: fc.constantFrom(...input.unwrap().shape.sort.unwrap().options),
    limit: fc.integer({ min: 1, max: 7 }),
    filter: fc.oneof(
      oneFilter,
      fc.tuple(oneFilter, oneFilter).map(([one, other]) => ({ ...one, ...other })),
    ),
  });

  test("returns every row once, in its order, whatever the filter, the sort and the size of its pages", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(note, { maxLength: 25 }), request, async (all, asked) => {
        await empty();
        const written = await write(...all);
        const wanted = written.filter((id, index) => matches(id, all[index], asked.filter));
        const pages = await readAll(asked);
        expect(idsOf(pages).toSorted((a, b) => a - b)).toEqual(wanted);
        expect(idsOf(pages)).toEqual(await inOrder(asked.sort, wanted));
        for (const { items, total } of pages) {
          expect(total).toBe(wanted.length);
          expect(items.length).toBeLessThanOrEqual(asked.limit);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("repeats no row and leaves none out while others insert, delete and read", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(note, { minLength: 5, maxLength: 20 }),
        fc.array(fc.array(note, { maxLength: 4 }), { maxLength: 12 }),
        request,
        async (all, later, asked) => {
          await empty();
          const written = await write(...all);
          const [removed, ...stay] = written;
          const pages = await readAll(asked, async (page) => {
            if (page === 1) await database.db.delete(notes).where(eq(notes.id, removed ?? 0));
            await Promise.all((later[page - 1] ?? []).map((each) => write(each)));
          });
          const read = idsOf(pages);
          expect(new Set(read).size).toBe(read.length);
          const wanted = stay.filter((id) => matches(id, all[written.indexOf(id)], asked.filter));
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
        ["-written_at", "0000-01-01T00:00:00.000000Z", "1"],
        ["-written_at", null, "1"],
        ["-written_at", 1, 1],
      ].map((position) => Buffer.from(JSON.stringify(position)).toString("base64url")),
    ];
    for (const after of cursors) {
      const asked = readPage(input.parse({ sort: "-written_at", after }));
      await expect(asked, String(after)).rejects.toMatchObject({ status: 400 });
    }
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.constantFrom("author", "stars", "written_at", "read_at", "title"),
        async (value, sort) => {
          const after = Buffer.from(JSON.stringify([sort, value, "1"])).toString("base64url");
          const outcome = await readPage(input.parse({ sort, after })).catch(({ status }) => status);
          expect(outcome === 400 || typeof outcome === "object").toBe(true);
        },
      ),
    );
  });
});

/** The same as the database decides, in JavaScript. */
function matches(id: number, written: Note | undefined, filter: Request["filter"]): boolean {
  if (!written) return false;
  const { author, few_stars, stars, written_at, due, search, ids: chosen } = filter;
  return [
    author === undefined || [author].flat().includes(written.author),
    !few_stars || written.stars < 0,
    isWithin(stars, written.stars),
    isWithin(
      written_at && { from: moment(written_at.from, "T00:00"), to: moment(written_at.to, "T24:00") },
      moment(writtenAt(written.microsecond)),
    ),
    isWithin(due, written.due),
    search === undefined || isFound(search.trim(), id, written),
    chosen === undefined || chosen.includes(id),
  ].every(Boolean);
}

function isWithin<Bound extends number | string>(
  { from, to }: { from?: Bound | undefined; to?: Bound | undefined } = {},
  value?: Bound | null,
) {
  if (value === null || value === undefined) return from === undefined && to === undefined;
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

/** Without their Z, moments can be compared as texts. */
const moment = (text?: string, time = "") => (text?.length === 10 ? `${text}${time}` : text?.replace("Z", ""));

function isFound(text: string, id: number, { author, title }: Note): boolean {
  const number = /^(or ?)?(\d+)$/i.exec(text)?.[2];
  return (
    [author, title].some((each) => each?.toLowerCase().includes(text.toLowerCase())) ||
    text === "" ||
    Number(number) === id
  );
}

async function inOrder(sort: Request["sort"], wanted: readonly number[]): Promise<number[]> {
  const column = sql.identifier(sort.replace("-", ""));
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from listed_notes where id = any(${sql.param(wanted)})
    order by ${column} ${direction} nulls last, id ${direction}`);
  return rows.map(({ id }) => Number(id));
}
