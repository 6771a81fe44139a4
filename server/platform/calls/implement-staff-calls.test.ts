import { randomUUID } from "node:crypto";
import { createRouterClient, implement } from "@orpc/server";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { addMember } from "#testing/people/members.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { enforcePermission, runInScope } from "./implement-staff-calls.ts";
import type { StaffCallContext, StaffMember } from "./staff-call-context.ts";

let own: TestDatabase;
let database: OpenDatabase;
let memberId: number;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 8, onIdleError: () => undefined });
  await database.db.execute(sql`create table probe (name text)`);
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});
beforeEach(async () => {
  memberId = await addMember(database.db);
});

const write = { method: "POST", effect: "write", area: "probe", summary: "A call for this test" } as const;
const input = z.object({
  name: z.string(),
  storefront: z.string().default("lt"),
  password: z.string().optional(),
  warehouse: z.int().optional(),
});
const contract = {
  add: defineStaffCall({ ...write, path: "/add", permission: "content.write" }).input(input),
  forget: defineStaffCall({ ...write, path: "/forget", permission: "content.write" }).input(input),
  both: defineStaffCall({ ...write, path: "/both", permission: "content.write" }).input(
    z.object({ storefronts: z.array(z.string()) }),
  ),
  twice: defineStaffCall({ ...write, path: "/twice", permission: "content.write" }).input(input),
  once: defineStaffCall({ ...write, path: "/once", permission: "content.write" }).input(input),
  slow: defineStaffCall({ ...write, path: "/slow", permission: "content.write" }).input(input),
  risky: defineStaffCall({ ...write, path: "/risky", permission: "keys.write", stepUp: true }).input(input),
  look: defineStaffCall({ ...write, path: "/look", permission: "content.read", effect: "read" }).input(input),
  peek: defineStaffCall({ ...write, path: "/peek", permission: "content.read", effect: "read" }).input(
    z.object({ asks: z.enum(["nothing", "scope", "everyone"]) }),
  ),
};
const calls = implement(contract, { initialInputValidationIndex: -1 })
  .$context<StaffCallContext>()
  .use(enforcePermission)
  .use(runInScope);

async function add({ db, concerns }: StaffCallContext, { name, storefront }: z.infer<typeof input>) {
  await db.execute(sql`insert into probe values (${name})`);
  concerns({ name: `probe:${name}`, storefronts: [storefront] });
  return { name };
}

const router = calls.router({
  add: calls.add.handler(({ context, input }) => add(context, input)),
  once: calls.once.handler(({ context, input }) => add(context, input)),
  slow: calls.slow.handler(async ({ context, input }) => {
    await database.db.execute(sql`update idempotency_keys set lease = gen_random_uuid() where key = 'slow'`);
    return add(context, input);
  }),
  risky: calls.risky.handler(({ context, input }) => add(context, input)),
  forget: calls.forget.handler(async ({ context: { db }, input: { name } }) => {
    await db.execute(sql`insert into probe values (${name})`);
  }),
  twice: calls.twice.handler(async ({ context, input }) => {
    await add(context, input);
    await add(context, input);
  }),
  both: calls.both.handler(({ context, input: { storefronts } }) => {
    const [first = "", ...others] = storefronts;
    const about = (storefront: string) => ({ name: `probe:${storefront}`, storefronts: [storefront] });
    context.concerns(about(first), ...others.map(about));
    return { status: true };
  }),
  look: calls.look.handler(({ context, input: { name, storefront, warehouse = null } }) => {
    context.concerns({ name, storefronts: [storefront], warehouse });
    return name;
  }),
  peek: calls.peek.handler(({ context, input: { asks } }) => {
    if (asks === "scope") context.scope();
    if (asks === "everyone") context.concernsEveryone();
    return asks;
  }),
});

let requests = 0;

function clientOf(
  changes: Partial<StaffMember> = {},
  key: string | null = randomUUID(),
  permissions: Permission[] = ["content.write"],
) {
  const scope = { storefronts: ["lt"], warehouses: "all" } as const;
  const member = { id: memberId, permissions, ...scope, steppedUpUntil: null, ...changes } as StaffMember;
  return clientIn({
    member,
    client: { address: "203.0.113.5", userAgent: "", sessionToken: undefined, idempotencyKey: key ?? undefined },
  });
}

const clientIn = (context: Partial<StaffCallContext>) =>
  createRouterClient(router, {
    context: { db: database.db, requestId: `request-${++requests}`, ...context } as StaffCallContext,
  });

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const rowsOf = async (name: string) => (await database.db.execute(sql`select from probe where name = ${name}`)).rows;
const entries = async () =>
  (
    await database.db.execute(sql`
      select call, subject, storefront_code, input, request_id, address, batch from audit_entries
      where member_id = ${memberId} order by id`)
  ).rows;

describe("a staff call", () => {
  test("T065 is refused without a session, and without the permission before its input is looked at", async () => {
    expect(await codeOf(clientIn({ member: null }).add({ name: "a" }))).toBe("not_signed_in");
    const client = clientOf({}, undefined, ["content.read"]);
    expect(await codeOf(client.add({} as { name: string }))).toBe("forbidden");
    expect(await codeOf(client.add({ name: "a" }))).toBe("forbidden");
    expect(await codeOf(clientOf().add({} as { name: string }))).toBe("BAD_REQUEST");
  });

  test("T065 that reads neither within the scope nor about a subject gives no answer", async () => {
    const client = clientOf({}, undefined, ["content.read"]);
    expect(await codeOf(client.peek({ asks: "nothing" }))).not.toBe("done");
    expect(await codeOf(client.peek({ asks: "scope" }))).toBe("done");
    expect(await codeOf(client.peek({ asks: "everyone" }))).toBe("done");
  });

  test("T065 about a thing in a warehouse finds it only for who works there", async () => {
    const there = (warehouses: StaffMember["warehouses"]) =>
      codeOf(clientOf({ warehouses }, undefined, ["content.read"]).look({ name: "box", warehouse: 2 }));
    expect(await there("all")).toBe("done");
    expect(await there([{ id: 2, code: "UK" }])).toBe("done");
    expect(await there([{ id: 1, code: "US" }])).toBe("not_found");
    expect(await there([])).toBe("not_found");
  });

  test("T068 that is dangerous needs a fresh code", async () => {
    const later = new Date(Date.now() + 1_000);
    expect(await codeOf(clientOf({}, undefined, ["keys.write"]).risky({ name: "risky" }))).toBe("step_up_required");
    expect(await codeOf(clientOf({ steppedUpUntil: later }, undefined, ["keys.write"]).risky({ name: "risky" }))).toBe(
      "done",
    );
  });

  test("T065 outside the member's storefronts finds nothing, and nothing of it stays", async () => {
    expect(await codeOf(clientOf().add({ name: "other", storefront: "lv" }))).toBe("not_found");
    expect(await rowsOf("other")).toEqual([]);
    expect(await entries()).toEqual([]);
    expect(await codeOf(clientOf({ storefronts: "all" }).add({ name: "other", storefront: "lv" }))).toBe("done");
    const reader = clientOf({}, undefined, ["content.read"]);
    expect(await codeOf(reader.look({ name: "x", storefront: "lv" }))).toBe("not_found");
    expect(await codeOf(reader.look({ name: "x" }))).toBe("done");
  });
});

describe("T068 a write", () => {
  test("leaves one audit entry with what was asked, without secrets and without what the call does not take", async () => {
    await clientOf().add({ name: "audited", password: "hidden", extra: "x".repeat(1_000) } as { name: string });
    expect(await entries()).toEqual([
      {
        call: "add",
        subject: "probe:audited",
        storefront_code: "lt",
        input: { name: "audited", storefront: "lt" },
        request_id: `request-${requests}`,
        address: "203.0.113.5",
        batch: null,
      },
    ]);
  });

  test("about several subjects leaves an entry for each, which share a batch", async () => {
    await clientOf({ storefronts: ["lt", "lv"] }).both({ storefronts: ["lt", "lv"] });
    const [first, second, ...others] = await entries();
    expect(first).toMatchObject({ subject: "probe:lt", storefront_code: "lt", input: { storefronts: ["lt", "lv"] } });
    expect(second).toMatchObject({ subject: "probe:lv", storefront_code: "lv", batch: first?.batch });
    expect(first?.batch).toMatch(/^[0-9a-f-]{36}$/);
    expect(others).toEqual([]);
  });

  test("T065 about several subjects is undone when one of them is outside the member's storefronts", async () => {
    expect(await codeOf(clientOf().both({ storefronts: ["lt", "lv"] }))).toBe("not_found");
    expect(await entries()).toEqual([]);
  });

  test("that names no subject, or two at different times, is undone", async () => {
    expect(await codeOf(clientOf().forget({ name: "forgotten" }))).toBe("forget named its subject 0 times, not once");
    expect(await codeOf(clientOf().twice({ name: "forgotten" }))).toBe("twice named its subject 2 times, not once");
    expect(await rowsOf("forgotten")).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  test("that is repeated with its key is answered as the first time, with one effect and one entry", async () => {
    expect(await codeOf(clientOf({}, null).once({ name: "repeated" }))).toBe("bad_request");
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await clientOf({}, "key").once({ name: "repeated" })).toEqual({ name: "repeated" });
    expect(await codeOf(clientOf({}, "key").once({ name: "another" }))).toBe("key_reused");
    expect(await rowsOf("repeated")).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });

  test("T118 that was taken for dead, and is repeated by another process meanwhile, leaves nothing", async () => {
    expect(await codeOf(clientOf({}, "slow").slow({ name: "slow" }))).toBe("conflict");
    expect(await rowsOf("slow")).toEqual([]);
  });

  test("T118 F32 whose process dies after the commit has kept its answer with it", async () => {
    await clientOf({}, "durable").once({ name: "durable" });
    const { rows } = await database.db.execute(sql`
      select k.xmin = p.xmin as is_together from idempotency_keys k, probe p where k.key = 'durable' and p.name = 'durable'`);
    expect(rows).toEqual([{ is_together: true }]);
  });

  test.each(["update audit_entries set call = 'x'", "delete from audit_entries", "truncate audit_entries"])(
    "is never taken back from the audit: %s",
    async (statement) => {
      await clientOf().add({ name: "kept" });
      await expect(database.db.execute(statement)).rejects.toMatchObject({
        cause: { message: "audit_entries is append-only" },
      });
      expect(await entries()).toHaveLength(1);
    },
  );
});
