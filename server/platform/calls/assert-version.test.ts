import { randomUUID } from "node:crypto";
import { createRouterClient, implement, ORPCError } from "@orpc/server";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { errorBodyOf } from "#contracts/error-body.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { addMember } from "#testing/people/members.ts";
import { atOnce } from "#testing/race-to-edit.ts";
import { findChange } from "../audit/find-change.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { assertVersion } from "./assert-version.ts";
import { encodeCallError } from "./call-errors.ts";
import { enforcePermission, runInScope } from "./implement-staff-calls.ts";
import type { StaffCallContext, StaffMember } from "./staff-call-context.ts";

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 8, onIdleError: () => undefined });
  await database.db.execute(
    sql`create table probe (id integer primary key, text text not null default '', version integer not null default 1)`,
  );
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const write = { method: "POST", effect: "write", area: "probe", summary: "A call for this test" } as const;
const permission = "content.write";
const refusals = ["stale_version"] as const;
const edit = z.object({ id: z.int(), version: z.int(), text: z.string() });
const contract = {
  save: defineStaffCall({ ...write, path: "/save", permission, refusals }).input(edit),
  bring: defineStaffCall({ ...write, path: "/bring", permission }).input(z.object({ ids: z.array(z.int()) })),
};
const calls = implement(contract, { initialInputValidationIndex: -1 })
  .$context<StaffCallContext>()
  .use(enforcePermission)
  .use(runInScope);

const subjectOf = (id: number, storefront = "lt") => ({ name: `probe:${id}`, storefronts: [storefront] });

async function raise({ db, madeVersion }: StaffCallContext, id: number, text: string): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`update probe set text = ${text}, version = version + 1 where id = ${id} returning version`,
  );
  const version = rows[0]?.version ?? 0;
  madeVersion(subjectOf(id).name, version);
  return version;
}

const router = calls.router({
  save: calls.save.handler(async ({ context, input: { id, version: read, text } }) => {
    const { db, concerns } = context;
    concerns(subjectOf(id));
    const { rows } = await db.execute<{ version: number }>(sql`select * from probe where id = ${id} for update`);
    const version = rows[0]?.version ?? 0;
    await assertVersion(db, read, { subject: subjectOf(id), version, present: () => rows[0] });
    return raise(context, id, text);
  }),
  bring: calls.bring.handler(async ({ context, input: { ids } }) => {
    context.concerns({ name: "probes:lt", storefronts: ["lt"] });
    for (const id of ids) await raise(context, id, "brought in");
    return ids.length;
  }),
});

async function clientOf(name: string) {
  const id = await addMember(database.db, { name });
  const member = { id, name, permissions: [permission], storefronts: ["lt"], warehouses: "all", steppedUpUntil: null };
  const context = () => ({
    db: database.db,
    requestId: randomUUID(),
    member: member as unknown as StaffMember,
    client: { address: "203.0.113.5", userAgent: "", sessionToken: undefined, idempotencyKey: randomUUID() },
  });
  return createRouterClient(router, { context: () => context() as unknown as StaffCallContext });
}

let probes = 0;
async function newProbe(): Promise<number> {
  await database.db.execute(sql`insert into probe (id) values (${++probes})`);
  return probes;
}

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ORPCError)) throw error;
      return encodeCallError(error, "request-1");
    },
  );

describe("an edit of a version", () => {
  test("of two at once one wins; the other is refused with the present row and the winner's name", async () => {
    const id = await newProbe();
    const names = ["Rūta", "Jonas"];
    const clients = await Promise.all(names.map(clientOf));
    const refusals = await atOnce(
      database.db,
      clients.map((client, index) => () => refusalOf(client.save({ id, version: 1, text: names[index] ?? "" }))),
    );
    const winner = names[refusals.indexOf(null)];
    const [refused, ...others] = refusals.filter((refusal) => refusal !== null);
    expect(others).toEqual([]);
    expect(refused).toMatchObject({
      code: "stale_version",
      current: { id, text: winner, version: 2 },
      changed: { by: winner },
    });
    expect(errorBodyOf("stale_version").safeParse(refused).error).toBeUndefined();
  });

  test("that is refused leaves neither a change nor an audit entry, and succeeds with the version that it was given", async () => {
    const id = await newProbe();
    const [first, second] = [await clientOf("Rūta"), await clientOf("Jonas")];
    await first.save({ id, version: 1, text: "first" });
    const refused = await refusalOf(second.save({ id, version: 1, text: "second" }));
    const { version } = (refused?.current ?? {}) as { version: number };
    expect(await second.save({ id, version, text: "second" })).toBe(3);
    const { rows } = await database.db.execute(sql`
      select member_name, version from audit_entries where subject = ${subjectOf(id).name} order by id`);
    expect(rows).toEqual([
      { member_name: "Rūta", version: 2 },
      { member_name: "Jonas", version: 3 },
    ]);
  });
});

describe("the change that made a version", () => {
  test("keeps the member's name of that time", async () => {
    const id = await newProbe();
    await (await clientOf("Rasa")).save({ id, version: 1, text: "hers" });
    await database.db.execute(sql`update staff_members set name = 'Rasa Another' where name = 'Rasa'`);
    expect(await findChange(database.db, subjectOf(id), 2)).toMatchObject({ by: "Rasa" });
  });

  test("is found for each row of a table, whose input is kept once", async () => {
    const ids = [await newProbe(), await newProbe()];
    await (await clientOf("Ona")).bring({ ids });
    for (const id of ids) expect(await findChange(database.db, subjectOf(id), 2)).toMatchObject({ by: "Ona" });
    const { rows } = await database.db.execute<{ input: object; batch: string }>(sql`
      select input, batch, storefront_code from audit_entries where call = 'bring' order by id`);
    const { batch } = rows[0] ?? {};
    expect(rows).toEqual([{ ids }, {}, {}].map((input) => ({ input, batch, storefront_code: "lt" })));
  });

  test("is not known for another version, or for the same name in another storefront", async () => {
    const id = await newProbe();
    await (await clientOf("Rūta")).save({ id, version: 1, text: "first" });
    expect(await findChange(database.db, subjectOf(id), 3)).toBeNull();
    expect(await findChange(database.db, subjectOf(id, "lv"), 2)).toBeNull();
    expect(await findChange(database.db, { ...subjectOf(id), storefronts: [] }, 2)).toBeNull();
  });
});
