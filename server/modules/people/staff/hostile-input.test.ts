import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, test } from "vitest";
import { staffContract } from "#contracts/staff/contract.ts";
import { answeredVisit } from "#testing/answered-visit.ts";
import { PASSWORD } from "#testing/people/identity.ts";
import { addMember, BACKOFFICE_HOST, staffSession } from "#testing/people/members.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let memberId: number;
beforeAll(async () => {
  app = await createTestApp();
  memberId = await addMember(app.database.db, { email: "boss@example.com", password: PASSWORD });
});
afterAll(() => app.close());

interface Definition {
  "~orpc": { route: { path: string }; inputSchema?: { shape?: object } };
}

/** Every field that any of the calls takes, with a value of its kind. */
const FIELDS: Record<string, unknown> = {
  email: "boss@example.com",
  password: PASSWORD,
  totp: "123456",
  token: "A".repeat(43),
  number: "OR1",
  event: "process",
  note: "a note",
  reason: "a reason",
  tracking_number: "CD1",
  place: "Delaware",
  payment: "none",
  amount: 10_000,
  destination: "provider",
  filter: {},
  sort: "received_at",
  after: "x",
  limit: 10,
  variant_id: 1,
  on_hand: 1,
  storefront: "lt",
  variantId: 1,
  currency: "EUR",
  regularAmount: null,
  isReduction: false,
};

/** The input fields of lists; calls without an input must not read them. */
const LIST_FIELDS = { filter: {}, sort: "", after: "", limit: 0 };

const CALLS = Object.values(staffContract)
  .flatMap((area) => Object.values(area) as unknown as Definition[])
  .map(({ "~orpc": { route, inputSchema } }) => [route.path, Object.keys(inputSchema?.shape ?? LIST_FIELDS)] as const);

const HOSTILE: unknown[] = [
  "\u0000",
  "\ud800@example.com",
  "' or 1=1 --",
  "OR99999999999999999999",
  "\u202e",
  "x".repeat(1_000),
  "x".repeat(100_000),
  2 ** 31,
  2 ** 53,
  -1,
  1.5,
  null,
  [],
  { $ne: 1 },
  true,
];

const sendWithKey = (key: string, path: string, body: object, cookies: Record<string, string>) => {
  const headers = { "idempotency-key": key };
  return answeredVisit(app, { host: BACKOFFICE_HOST, method: "POST", path: `/api${path}`, body, cookies, headers });
};

async function send(path: string, body: object) {
  const cookies = await staffSession(app.database.db, memberId);
  return sendWithKey(randomUUID(), path, body, cookies);
}

describe("whatever a member sends", () => {
  test.each(CALLS)("T126 %s never fails on our side", async (path, fields) => {
    for (const field of fields) {
      await app.database.db.execute(sql`delete from rate_limits`);
      const values = field === "password" ? HOSTILE.slice(0, 4) : HOSTILE;
      await Promise.all(values.map((value) => send(path, { ...FIELDS, [field]: value })));
    }
  });

  test("T126 T118 a key of any letters never fails on our side", async () => {
    const cookies = await staffSession(app.database.db, memberId);
    for (const key of ["", "'", "ąž", "k".repeat(256), "%00"]) {
      await sendWithKey(key, "/payments/refund", { payment: "none", reason: "none" }, cookies);
    }
  });
});
