import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#demo/identity/demo-accounts.ts";
import { logIn, sessionOf } from "#testing/people/identity.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

/** Of the demo: an order of customer@example.com that is in customs. */
const NUMBER = "CD417882311LT";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const shared = async () => {
  const answer = await visit(app, {
    method: "POST",
    path: "/api/tracking/share",
    body: { number: NUMBER, proof: "4567" },
  });
  return answer.json().token as string;
};

describe("ROUTE-28 /tracking", () => {
  test("ROUTE-28 has the form, for everybody", async () => {
    const page = await visit(app, { path: "/en/tracking" });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('name="number"');
    expect(page.body).toContain('name="proof"');
  });

  test("ROUTE-28 T061 shows a stranger nothing of a number, and fills it in", async () => {
    const page = await visit(app, { path: `/en/tracking?number=${NUMBER}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`value="${NUMBER}"`);
    expect(page.body).not.toMatch(/In customs|Vilnius/);
    const unknown = await visit(app, { path: "/en/tracking?number=CD999999999LT" });
    const without = (body: string, number: string) => body.replaceAll(number, "").replaceAll(/\d{10,}/g, "");
    expect(without(page.body, NUMBER).length).toBe(without(unknown.body, "CD999999999LT").length);
  });

  test("ROUTE-28 FORWARDING-05 shows its signed-in owner the parcel at once, with where it is collected", async () => {
    const cookies = sessionOf(await logIn(app, "customer@example.com", DEMO_PASSWORD));
    const page = await visit(app, { path: `/en/tracking?number=${NUMBER}`, cookies });
    expect(page.body).toContain("In customs");
    expect(page.body).toContain("Collect at");
    expect(page.headers["cache-control"]).toBe("private, no-store");
    const order = await visit(app, { path: "/en/tracking?number=OR11", cookies });
    expect(order.body).toContain("In customs");
  });

  test("ROUTE-28 is not there where the storefront does not track", async () => {
    expect((await visit(app, { path: "/en/tracking", host: "wl.localhost" })).statusCode).toBe(404);
  });

  test("ROUTE-53 /tracking-number leads to it with the number filled in", async () => {
    const answer = await visit(app, { path: `/lt/tracking-number?number=${NUMBER}` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/lt/tracking?number=${NUMBER}`);
    const bare = await visit(app, { path: `/lt/tracking-number?number=${"9".repeat(100)}` });
    expect(bare.headers.location).toBe("/lt/tracking");
  });
});

describe("ROUTE-29 /tracking/{id}", () => {
  test("ROUTE-29 T016 T062 shows cities and the status, is kept by nobody, indexed by nobody and names nobody", async () => {
    const page = await visit(app, { path: `/en/tracking/${await shared()}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("In customs");
    expect(page.body).toContain("New York");
    expect(page.body).toContain("Vilnius");
    expect(page.body).toMatch(/<meta name="robots" content="noindex"/);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    expect(page.body).not.toMatch(/Kazlausk|customer@|4567|Gedimino|OR11\b/);
    expect(page.body).not.toContain(NUMBER);
  });

  test("ROUTE-29 T061 is not found by a number or a guess", async () => {
    for (const id of ["11", "OR11", NUMBER, "a".repeat(43), "a".repeat(500)])
      expect((await visit(app, { path: `/en/tracking/${id}` })).statusCode, id).toBe(404);
  });
});
