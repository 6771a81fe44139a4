import { createRouterClient, implement } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCESS_RULES, type AccessRule, CALL_EFFECTS, defineCall, type WirePolicy } from "#contracts/define-call.ts";
import { contract } from "#contracts/shop/contract.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import type { CallContext, SignedInUser } from "./platform/calls/call-context.ts";
import { enforceAccess, enforceNeeds } from "./platform/calls/implement-calls.ts";
import { createRouter } from "./router.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Definition {
  "~orpc": {
    meta?: Partial<Pick<WirePolicy, "access" | "effect" | "needs" | "errors">>;
    route?: { method?: string; path?: string };
    handler?: unknown;
  };
}

const definitions = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, definition]) => ({
    area,
    name,
    ...(definition as unknown as Definition)["~orpc"],
  })),
);

describe("every call of the contract", () => {
  test("is found by this test", () => {
    expect(definitions.map(({ route }) => route?.path)).toContain("/store-config");
    expect(definitions.length).toBeGreaterThanOrEqual(10);
  });

  test.each(definitions)("names who may make it: $area.$name", ({ meta }) => {
    expect(ACCESS_RULES).toContain(meta?.access);
  });

  test.each(definitions)("names its effect, and changes nothing by GET: $area.$name", ({ meta, route }) => {
    expect(CALL_EFFECTS).toContain(meta?.effect);
    if (route?.method === "GET") expect(meta?.effect).toBe("read");
  });

  test.each(definitions)("has a use case that answers it: $area.$name", ({ area, name }) => {
    const implemented = (createRouter(app.shop) as Record<string, Record<string, Definition>>)[area]?.[name];
    expect(implemented?.["~orpc"].handler).toBeTypeOf("function");
  });

  test("has an address of its own", () => {
    const addresses = definitions.map(({ route }) => `${route?.method} ${route?.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe("the access rule of a call", () => {
  const definition = (access: AccessRule) =>
    defineCall({
      method: "POST",
      path: "/probe",
      access,
      effect: "read",
      area: "probe",
      summary: "A call for this test",
    });
  const probeContract = { open: definition("public"), own: definition("signed-in") };
  const calls = implement(probeContract).$context<CallContext>().use(enforceAccess);
  const probes = calls.router({
    open: calls.open.handler(() => "done"),
    own: calls.own.handler(() => "done"),
  });
  const customer = { id: 1 } as SignedInUser;

  test.each([
    { call: "open", by: "a visitor", user: null, outcome: "done" },
    { call: "own", by: "a visitor", user: null, outcome: "not_signed_in" },
    { call: "own", by: "a customer", user: customer, outcome: "done" },
  ] as const)("AUTH-11 $call, made by $by: $outcome", async ({ call, user, outcome }) => {
    const client = createRouterClient(probes, { context: { user } as CallContext });
    const answer = await client[call]().catch((error: { code: string }) => error.code);
    expect(answer).toBe(outcome);
  });
});

describe("the feature that a call needs", () => {
  const probe = {
    method: "POST",
    path: "/probe",
    access: "public",
    effect: "read",
    area: "probe",
    summary: "",
  } as const;
  const calls = implement({ probe: defineCall({ ...probe, needs: "quotes" }) })
    .$context<CallContext>()
    .use(enforceNeeds);
  const probes = calls.router({ probe: calls.probe.handler(() => "done") });

  test.each([
    { features: ["forwarding", "quotes"], outcome: "done" },
    { features: ["forwarding"], outcome: "not_found" },
  ])("REGION-02 ERROR-02 a storefront with $features: $outcome", async ({ features, outcome }) => {
    const client = createRouterClient(probes, { context: { storefront: { features } } as unknown as CallContext });
    expect(await client.probe().catch((error: { code: string }) => error.code)).toBe(outcome);
  });

  test("ERROR-02 is a reason to answer not_found, which the call's document has", () => {
    const needing = definitions.filter(({ meta }) => meta?.needs);
    expect(needing.length).toBeGreaterThan(40);
    for (const { meta, route } of needing) expect(meta?.errors, route?.path).toContain("not_found");
  });
});
