import { randomUUID } from "node:crypto";
import { createRouterClient, implement } from "@orpc/server";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { money } from "#domain/money/money/money.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { addMember } from "#testing/people/members.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import type { ApprovalRequest } from "./approval-request.ts";
import { enforcePermission, runInScope } from "./implement-staff-calls.ts";
import type { StaffCallContext, StaffMember } from "./staff-call-context.ts";

let own: TestDatabase;
let database: OpenDatabase;
let memberId: number;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
  await database.db.execute(sql`create table probe (cents integer)`);
  memberId = await addMember(database.db);
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const contract = {
  give: defineStaffCall({
    method: "POST",
    path: "/give",
    permission: "ledger.adjust",
    effect: "write",
    approval: "adjustment",
    area: "probe",
    summary: "A call for this test",
  }).input(
    z.object({
      cents: z.int().nullable(),
      subjects: z.int().default(1),
      more: z.record(z.string(), z.string()).optional(),
    }),
  ),
};
const calls = implement(contract, { initialInputValidationIndex: -1 })
  .$context<StaffCallContext>()
  .use(enforcePermission)
  .use(runInScope);

const router = calls.router({
  give: calls.give.handler(async ({ context, input: { cents, subjects } }) => {
    await context.db.execute(sql`insert into probe values (${cents})`);
    const [first = subject(0), ...others] = Array.from({ length: subjects }, (_, index) => subject(index));
    context.concerns(first, ...others);
    if (cents !== null) context.amountsTo({ amount: money(cents), currency: "EUR", reason: "as agreed" });
    return { cents };
  }),
});

const subject = (index: number) => ({ name: `probe:${index}`, storefronts: ["lt"] });

/** The requests that were stored by the calls of one client. */
function clientWith(limit: number, key: string = randomUUID()) {
  const requests: ApprovalRequest[] = [];
  const member = { id: memberId, permissions: ["ledger.adjust"], storefronts: ["lt"], limits: { adjustment: limit } };
  const client = createRouterClient(router, {
    context: {
      db: database.db,
      requestId: randomUUID(),
      member: { warehouses: "all", steppedUpUntil: null, ...member } as unknown as StaffMember,
      client: { address: "203.0.113.5", userAgent: "", sessionToken: undefined, idempotencyKey: key },
      askForApproval: async (_tx: unknown, request: ApprovalRequest) => `SA${requests.push(request)}`,
    } as unknown as StaffCallContext,
  });
  return { give: client.give, requests };
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const given = async (cents: number) =>
  (await database.db.execute(sql`select from probe where cents = ${cents}`)).rows.length;

describe("T065 a call with an approval", () => {
  test("T065 is made up to the limit, and above it undone and requested as it was found", async () => {
    const { give, requests } = clientWith(100, "key");
    expect(await give({ cents: -100 })).toEqual({ cents: -100 });
    expect(await codeOf(clientWith(100).give({ cents: 101 }))).toBe("approval_requested");
    expect([await given(-100), await given(101), requests]).toEqual([1, 0, []]);
    const above = clientWith(99, "another key");
    await codeOf(above.give({ cents: 102 }));
    expect(above.requests).toEqual([
      {
        kind: "adjustment",
        call: "give",
        input: { cents: 102, subjects: 1 },
        idempotencyKey: "another key",
        subject: subject(0),
        requestedBy: memberId,
        amount: 102,
        currency: "EUR",
        reason: "as agreed",
      },
    ]);
  });

  test("T118 is requested once by one key", async () => {
    const { give, requests } = clientWith(0, "once");
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await codeOf(give({ cents: 7 }))).toBe("approval_requested");
    expect(requests).toHaveLength(1);
    expect(await codeOf(give({ cents: 8 }))).toBe("key_reused");
  });

  test("is a mistake of the program where it says no amount, has several subjects or secrets, and is undone", async () => {
    const { give, requests } = clientWith(0);
    expect(await codeOf(clientWith(0).give({ cents: null }))).toBe("give did not say how much money it moves");
    expect(await codeOf(clientWith(0).give({ cents: 5, subjects: 2 }))).toMatch("is about several subjects");
    expect(await codeOf(give({ cents: 5, more: { token: "t" } }))).toMatch("its input has secrets");
    expect([await given(5), requests]).toEqual([0, []]);
    expect(await codeOf(clientWith(5).give({ cents: 5, subjects: 2, more: { token: "t" } }))).toBe("done");
  });
});
