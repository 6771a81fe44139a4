import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOST_ENTERED_AMOUNT } from "#domain/money/money/money.ts";
import { answeredVisit } from "#testing/answered-visit.ts";
import { addUser, signedIn } from "#testing/people/identity.ts";
import { addMember, BACKOFFICE_HOST, staffSession } from "#testing/people/members.ts";
import { BOUNDS, type Schema, valuesOf, withValue } from "#testing/schema-arbitrary.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { CALLS, SHOP_HOST } from "./fuzzed-calls.ts";

const MOST_INTEGER = 2 ** 31 - 1;
/** The bounds of money, which has larger columns. */
const AMOUNTS: readonly number[] = [100_000_000_000_000, MOST_ENTERED_AMOUNT];

type Path = readonly (string | number)[];

/** Where a schema has whole numbers, and which. */
function integersIn(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  return [
    ...(schema.type === "integer" ? [{ path, schema }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) => integersIn(of, [...path, name])),
    ...(schema.items ? integersIn(schema.items, [...path, 0]) : []),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((of) => integersIn(of, path)),
  ];
}

const WITH_INTEGERS = CALLS.map((call) => ({ ...call, integers: integersIn(call.schema) })).filter(
  ({ integers }) => integers.length > 0,
);

describe("T126 whole numbers", () => {
  let app: TestApp;
  let sessions: Record<string, Record<string, string>>;
  beforeAll(async () => {
    app = await createTestApp();
    await addUser(app, { email: "bounds@example.com" });
    const member = await addMember(app.database.db);
    sessions = {
      [SHOP_HOST]: await signedIn(app, "bounds@example.com"),
      [BACKOFFICE_HOST]: await staffSession(app.database.db, member),
    };
  });
  afterAll(() => app.close());

  test.each(WITH_INTEGERS)("T126 of $path have bounds that can be stored", ({ integers }) => {
    for (const { path, schema } of integers) {
      const most = AMOUNTS.find((bound) => bound === schema.maximum) ?? MOST_INTEGER;
      expect([path, Math.abs(schema.minimum ?? schema.exclusiveMinimum ?? Number.NaN) <= most + 1]).toEqual([
        path,
        true,
      ]);
      expect([path, Math.abs(schema.maximum ?? Number.NaN) <= most]).toEqual([path, true]);
    }
  });

  test.each(WITH_INTEGERS)("T126 of $path are never answered with 500, signed in or out", async (call) => {
    const [base] = fc.sample(valuesOf(call.schema, { isComplete: true }), { numRuns: 1, seed: 1 });
    const slug = "x".repeat(22);
    for (const { path } of call.integers) {
      for (const value of BOUNDS) {
        for (const cookies of [{}, sessions[call.host] ?? {}]) {
          await answeredVisit(app, {
            host: call.host,
            method: "POST",
            path: `/api${call.path.replace("{slug}", slug)}`,
            body: withValue(base, path, value) as object,
            headers: { "idempotency-key": randomUUID() },
            cookies,
          });
        }
      }
    }
  });
});
