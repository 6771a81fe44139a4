import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../../contracts/shop/contract.ts";
import { staffContract } from "../../contracts/staff/contract.ts";
import { addUser, signedIn } from "../../testing/accounts.ts";
import { addMember, BACKOFFICE_HOST, staffSession } from "../../testing/members.ts";
import { createTestApp, type TestApp, visit } from "../../testing/test-app.ts";

interface Definition {
  "~orpc": { route: { method: "GET" | "POST"; path: string }; inputSchema?: z.ZodType };
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
}

const callsOf = (calls: object, host: string) =>
  Object.values(calls)
    .flatMap((area) => Object.values(area as object) as Definition[])
    .map(({ "~orpc": { route, inputSchema } }) => ({
      host,
      ...route,
      schema: (inputSchema ? z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" }) : {}) as Schema,
    }));

const CALLS = [...callsOf(contract, "lt.localhost"), ...callsOf(staffContract, BACKOFFICE_HOST)];

/** Something that fits a schema. */
function example(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0] ?? {});
  if (schema.type === "object")
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, example(of)]));
  if (schema.type === "array") return [example(schema.items ?? {})];
  if (schema.type === "string") return "x".repeat(Math.max(schema.minLength ?? 0, 22));
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  return schema.type === "boolean" ? true : null;
}

type Path = readonly (string | number)[];

/** Where a schema has whole numbers, and which. */
function integersIn(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  return [
    ...(schema.type === "integer" ? [{ path, schema }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) => integersIn(of, [...path, name])),
    ...(schema.items ? integersIn(schema.items, [...path, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((of) => integersIn(of, path)),
  ];
}

function withValue(target: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = Array.isArray(target) ? [...target] : { ...(target as object) };
  const fields = copy as Record<string | number, unknown>;
  fields[step] = withValue(fields[step], rest, value);
  return copy;
}

const INT32 = 2 ** 31;
const BOUNDS = [-1, 0, INT32 - 1, INT32, -INT32, -INT32 - 1, 2 ** 53 - 1, -(2 ** 53) + 1, 2 ** 53, 1e300, 1.5];

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
      "lt.localhost": await signedIn(app, "bounds@example.com"),
      [BACKOFFICE_HOST]: await staffSession(app.database.db, member),
    };
  });
  afterAll(() => app.close());

  test.each(WITH_INTEGERS)("T126 of $path have bounds that can be stored", ({ integers }) => {
    for (const { path, schema } of integers) {
      const isAmount = schema.maximum === 100_000_000_000_000;
      const most = isAmount ? 100_000_000_000_000 : INT32 - 1;
      expect([path, Math.abs(schema.minimum ?? schema.exclusiveMinimum ?? Number.NaN) <= most + 1]).toEqual([
        path,
        true,
      ]);
      expect([path, Math.abs(schema.maximum ?? Number.NaN) <= most]).toEqual([path, true]);
    }
  });

  test.each(WITH_INTEGERS)("T126 of $path are never answered with 500, signed in or out", async (call) => {
    const base = example(call.schema);
    const slug = "x".repeat(22);
    for (const { path } of call.integers) {
      for (const value of BOUNDS) {
        for (const cookies of [{}, sessions[call.host] ?? {}]) {
          const answer = await visit(app, {
            host: call.host,
            method: "POST",
            path: `/api${call.path.replace("{slug}", slug)}`,
            body: withValue(base, path, value) as object,
            headers: { "idempotency-key": randomUUID() },
            cookies,
          });
          expect([path, value, answer.statusCode, answer.body.slice(0, 300)]).toEqual([
            path,
            value,
            expect.toSatisfy((status: number) => status < 500),
            expect.any(String),
          ]);
        }
      }
    }
  });
});
