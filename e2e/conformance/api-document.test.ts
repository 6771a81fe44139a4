import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WirePolicy } from "#contracts/define-call.ts";
import { ERROR_CATALOGUE } from "#contracts/errors.ts";
import { contract } from "#contracts/shop/contract.ts";
import { staffContract } from "#contracts/staff/contract.ts";
import type { StaffCallPolicy } from "#contracts/staff/define-staff-call.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { signedInMember } from "#testing/people/staff.ts";
import { valuesOf } from "#testing/schema-arbitrary.ts";
import { newCustomer } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { CALLS } from "./fuzzed-calls.ts";

interface Operation {
  summary?: string;
  operationId?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content?: Record<string, { schema?: object }> };
  responses?: Record<
    string,
    { headers?: object; content?: Record<string, { schema?: { anyOf?: { $ref: string }[] } }> }
  >;
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, { properties: object }> };
}

interface Definition {
  "~orpc": {
    route: { method: string; path: string; summary: string };
    meta: WirePolicy & Partial<StaffCallPolicy>;
    inputSchema?: unknown;
  };
}

const callsOf = (of: object) =>
  Object.values(of)
    .flatMap((area) => Object.values(area as object) as Definition[])
    .map(({ "~orpc": { route, meta, inputSchema } }) => ({
      ...route,
      meta,
      access: meta.access,
      method: route.method.toLowerCase(),
      hasInput: !!inputSchema,
    }));
const calls = callsOf(contract);
const staffCalls = callsOf(staffContract);

let app: TestApp;
let document: Document;
let staffDocument: Document;
beforeAll(async () => {
  app = await createTestApp();
  document = (await visit(app, { path: "/api/openapi.json" })).json();
  const { cookies } = await signedInMember(app);
  staffDocument = (await visit(app, { host: BACKOFFICE_HOST, path: "/api/openapi.json", cookies })).json();
});
afterAll(() => app.close());

describe("the OpenAPI document", () => {
  test("has a version, a title and a server", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).toBe("Crossdock");
    expect(document.servers).toEqual([{ url: "/api" }]);
  });

  test.each(calls)("lists $method $path with its input and answer", ({ method, path, summary, hasInput }) => {
    const operation = document.paths[path]?.[method];
    expect(operation?.summary).toBe(summary);
    expect(operation?.responses?.["200"]?.content?.["application/json"]?.schema).toBeDefined();
    if (hasInput && method === "post") {
      expect(operation?.requestBody?.content?.["application/json"]?.schema).toBeDefined();
    }
  });

  test("lists nothing else, and names each call once", () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(listed.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has no reference that it does not resolve", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    for (const reference of references) {
      const found = reference
        .split("/")
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });

  test.each(calls)("describes what is served: $method $path answers", async ({ method, path, access }) => {
    const isPost = method === "post";
    const answer = await visit(app, {
      method: isPost ? "POST" : "GET",
      path: `/api${path}`,
      ...(isPost ? { body: {} } : {}),
    });
    // 409: a checkout of an empty cart, because `generate` needs no input.
    expect(access === "public" ? [200, 400, 409] : [401]).toContain(answer.statusCode);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  });
});

/** The codes that an operation declares, by status, as the references name them. */
const declaredErrors = ({ responses = {} }: Operation) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { content }]) => [
        status,
        (content?.["application/json"]?.schema?.anyOf ?? []).map(({ $ref }) => $ref.split("/error.")[1]),
      ]),
  );

const operationOf = (of: Document, { method, path }: { method: string; path: string }) =>
  of.paths[path]?.[method] ?? {};

describe("T132 the errors of a call, in the document", () => {
  const documented = [
    ...calls.map((call) => ({ ...call, of: "shop" })),
    ...staffCalls.map((call) => ({ ...call, of: "staff" })),
  ];

  test.each(documented)("T132 $of $method $path: each with its status and body", ({ of, ...call }) => {
    const { errors } = call.meta;
    const operation = operationOf(of === "shop" ? document : staffDocument, call);
    const byStatus = Object.groupBy(errors, (code) => ERROR_CATALOGUE[code].status);
    expect(declaredErrors(operation)).toEqual(byStatus);
    expect(errors).toEqual(expect.arrayContaining(["bad_request", "unexpected", "unavailable"]));
    expect(errors.includes("not_signed_in")).toBe(call.access === "signed-in" || call.path === "/session/verify-totp");
  });

  test("T132 have a body with the code, its message key and the id of the request", () => {
    for (const [name, { properties }] of Object.entries(document.components.schemas)) {
      const code = name.replace("error.", "") as keyof typeof ERROR_CATALOGUE;
      expect(properties).toMatchObject({
        status: { const: false },
        code: { const: code },
        message: { const: ERROR_CATALOGUE[code].messageKey },
        request_id: { type: "string" },
      });
    }
  });

  test("T132 say when to try again: with 429 and 503", () => {
    const responses = [document, staffDocument]
      .flatMap(({ paths }) => Object.values(paths))
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => Object.entries(operation.responses ?? {}));
    const waiting = responses.filter(([, { headers }]) => headers && "Retry-After" in headers);
    expect(new Set(waiting.map(([status]) => status))).toEqual(new Set(["429", "503"]));
    expect(waiting.length).toBe(responses.filter(([status]) => status === "429" || status === "503").length);
  });
});

describe("T132 who may make a call, in the document", () => {
  test("T132 a visitor, a customer or a member of staff, by their cookies", () => {
    const cookie = (name: string) => ({ type: "apiKey", in: "cookie", name });
    expect(document.components.securitySchemes).toEqual({ session: cookie("session"), visitor: cookie("visitor") });
    expect(staffDocument.components.securitySchemes).toEqual({ staff: cookie("staff") });
  });

  test.each(calls)("T132 $method $path", ({ access, ...call }) => {
    const anybody = [{}, { session: [] }, { visitor: [] }];
    expect(operationOf(document, call).security).toEqual(access === "public" ? anybody : [{ session: [] }]);
  });

  test.each(staffCalls)("T132 staff $method $path", ({ access, ...call }) => {
    const { permission } = call.meta;
    const member = [{ staff: permission ? [permission] : [] }];
    expect(operationOf(staffDocument, call).security).toEqual(access === "public" ? [{}, { staff: [] }] : member);
  });
});

describe("T118 the Idempotency-Key, in the document", () => {
  const keyOf = (of: Document, call: { method: string; path: string }) =>
    operationOf(of, call).parameters?.find(({ name }) => name === "Idempotency-Key");

  test("T118 is a header of the calls that are answered once, needed where money moves", () => {
    const withKeys = [
      ...calls.map((call) => ({ path: call.path, key: keyOf(document, call) })),
      ...staffCalls.map((call) => ({ path: call.path, key: keyOf(staffDocument, call) })),
    ].filter(({ key }) => key !== undefined);
    expect(withKeys.every(({ key }) => key?.in === "header")).toBe(true);
    const needed = withKeys.filter(({ key }) => key?.required).map(({ path }) => path);
    expect(needed).toEqual(
      expect.arrayContaining(["/checkout/pay", "/payment/pay", "/balance/top-up", "/payments/refund"]),
    );
    expect(withKeys.filter(({ key }) => !key?.required).map(({ path }) => path)).toEqual([
      "/cart/add",
      "/reservations/request",
      "/contacts/write",
    ]);
  });

  test.each([...calls, ...staffCalls].filter(({ meta }) => meta.idempotent === true))(
    "T118 $path is refused without one",
    async (call) => {
      const isStaff = call.meta.permission !== undefined;
      const caller = isStaff
        ? { host: BACKOFFICE_HOST, cookies: (await signedInMember(app)).cookies }
        : await newCustomer(app, `${randomUUID()}@example.com`);
      const isIt = ({ path, host }: { path: string; host: string }) =>
        path === call.path && (host === BACKOFFICE_HOST) === isStaff;
      const schema = CALLS.find(isIt)?.schema ?? {};
      // Some of what a schema describes breaks a rule that it cannot describe, and is refused for that.
      const bodies = fc.sample(valuesOf(schema, { isComplete: true }), { numRuns: 20, seed: 1 });
      const refusals: [number, string, object | undefined][] = [];
      for (const body of bodies) {
        const answer = await visit(app, { method: "POST", path: `/api${call.path}`, body: body as object, ...caller });
        refusals.push([answer.statusCode, answer.json().code, answer.json().errors]);
        if (refusals.at(-1)?.[2] === undefined) break;
      }
      expect(refusals.at(-1)).toEqual([400, "bad_request", undefined]);
    },
  );
});

describe("the reader at /api/docs", () => {
  test("shows every call, and needs no script", async () => {
    const { statusCode, body } = await visit(app, { path: "/api/docs" });
    expect(statusCode).toBe(200);
    for (const { method, path, summary } of calls) {
      expect(body).toContain(`${method.toUpperCase()} /api${path}`);
      expect(body).toContain(summary.replaceAll("&", "&amp;"));
    }
    expect(body).not.toContain("<script");
  });
});
