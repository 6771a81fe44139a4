import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Permission } from "#domain/people/access/permissions.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addMember, staffSession } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { type CasesByArea, casesByCall, guardedCalls, nowhere } from "#testing/people/staff-access.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

/** The roles of the migration; null is a member without any. */
const ROLES = ["administrator", "support", "finance", "warehouse", "merchandiser", "auditor", null] as const;

const CARRIERS = {
  northpost: { apiUrl: "http://127.0.0.1:9", clientId: "a", clientSecret: "b", pushSecret: "a secret of this test" },
};

let app: TestApp;
const rights = new Map<string | null, readonly string[]>();
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], env: { CARRIERS: JSON.stringify(CARRIERS) } });
  const { rows } = await db().execute<{ name: string; permissions: string[] }>(sql`select * from staff_roles`);
  for (const { name, permissions } of rows) rights.set(name, permissions);
});
afterAll(() => app.close());

const db = () => app.database.db;

const cases = casesByCall(
  import.meta.glob<CasesByArea>("./modules/*/*/staff-access.cases.ts", { eager: true, import: "cases" }),
);

function prepareRequest(call: string) {
  const found = cases.find((each) => each.call === call);
  if (!found) throw new Error(`There is no case for ${call}`);
  return found.prepare(app);
}

const isAllowed = (role: string | null, permission: Permission) => {
  const granted = rights.get(role) ?? [];
  return granted.includes("*") || granted.includes(permission);
};

const memberOf = (role: string | null, storefront: string) =>
  signedInMember(app, { roles: role === null ? [] : [role], storefronts: [storefront] });

const auditOf = async (memberId: number) =>
  (
    await db().execute(sql`
      select call, subject, storefront_code, input, address from audit_entries where member_id = ${memberId}`)
  ).rows;

test("T065 every staff call with a permission has a case here", () => {
  expect(cases.map(({ call }) => call).sort()).toEqual(guardedCalls.map(({ call }) => call).sort());
});

test("T065 the roles of the matrix are those of the database", () => {
  expect([...rights.keys()].sort()).toEqual(ROLES.filter((role) => role !== null).sort());
});

describe.each(ROLES)("T065 the role %s", (role) => {
  test.each(guardedCalls)(
    "T065 T068 calls $call in its own storefront, and finds nothing in another",
    async ({ call, permission, effect, path }) => {
      const request = await prepareRequest(call);
      const [inside, outside] = [await memberOf(role, "lt"), await memberOf(role, "lv")];
      const foreign = await staffCall(app, path, request.body, { cookies: outside.cookies });
      await request.own?.(inside.id);
      const own = await staffCall(app, path, request.body, { cookies: inside.cookies });
      if (!isAllowed(role, permission)) {
        expect([own.statusCode, foreign.statusCode]).toEqual([403, 403]);
        expect([...(await auditOf(inside.id)), ...(await auditOf(outside.id))]).toEqual([]);
        return;
      }
      expect(own.statusCode, own.body).toBe(200);
      request.inside?.(own.json(), (needed) => isAllowed(role, needed));
      const entry = { call, subject: request.subject, storefront_code: "lt", address: "127.0.0.1" };
      expect(await auditOf(inside.id)).toMatchObject(effect === "write" ? [entry] : []);
      expect(foreign.statusCode, foreign.body).toBe(request.outside ? 200 : 404);
      request.outside?.(foreign.json());
      expect(await auditOf(outside.id)).toEqual([]);
    },
  );
});

describe("T059 what is outside of a member's storefronts", () => {
  test.each(guardedCalls.filter(({ effect }) => effect === "write"))(
    "is answered by $call as what does not exist",
    async ({ call, path }) => {
      const { cookies } = await memberOf("administrator", "lv");
      const { body } = await prepareRequest(call);
      const answers = [
        await staffCall(app, path, body, { cookies }),
        await staffCall(app, path, nowhere(body), { cookies }),
      ].map(({ statusCode, json }) => ({ statusCode, ...json(), request_id: "" }));
      expect(answers[0]).toMatchObject({ statusCode: 404, code: "not_found" });
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});

describe("a dangerous call", () => {
  test.each(guardedCalls.filter(({ stepUp }) => stepUp))("T068 $call needs a fresh code", async ({ call, path }) => {
    const id = await addMember(db());
    const cookies = await staffSession(db(), id, { isSteppedUp: false });
    const { body } = await prepareRequest(call);
    const answer = await staffCall(app, path, body, { cookies });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "step_up_required"]);
    expect(await auditOf(id)).toEqual([]);
  });
});
