import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addForwarder, type Forwarder } from "#testing/forwarding/forward-requests.ts";
import { addCompany } from "#testing/people/companies.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let owner: Forwarder;
let viewer: Forwarder;
let applicant: Forwarder;

beforeAll(async () => {
  app = await createTestApp({});
  [owner, viewer, applicant] = [await addForwarder(app), await addForwarder(app), await addForwarder(app)];
  await addCompany(app, {
    members: [
      { userId: owner.id, role: "owner" },
      { userId: viewer.id, role: "viewer" },
    ],
  });
  await addCompany(app, { state: "info_needed", members: [{ userId: applicant.id, role: "owner" }] });
});
afterAll(() => app?.close());

const page = (path: string, who?: Forwarder) => visit(app, { path, ...(who ? { cookies: who.cookies } : {}) });

describe("ROUTE-06 /pro", () => {
  test("ROUTE-06 shows what a company gets: a guest signs in first, a customer finds the form", async () => {
    const guest = await page("/en/pro");
    expect(guest.statusCode).toBe(200);
    expect(guest.body).toContain("60 days of free storage in our warehouses, instead of 30.");
    expect(guest.body).toContain("/en/login?redirect=%2Fpro");
    const form = await page("/en/pro", await addForwarder(app));
    expect(form.body).toContain('name="vat_number"');
  });

  test("ROUTE-06 an applicant sees the question; a member of an active company goes to the desk; without pro there is no page", async () => {
    expect((await page("/en/pro", applicant)).body).toContain('name="answer"');
    const redirected = await page("/en/pro", owner);
    expect([redirected.statusCode, redirected.headers.location]).toEqual([302, "/en/site-pro"]);
    expect((await visit(app, { host: "pj.localhost", path: "/en/pro" })).statusCode).toBe(404);
  });
});

describe("FORWARDING-07 the pages of a team", () => {
  test("T065 the team is for members, the statements for owners and accountants, nothing for others", async () => {
    expect((await page("/en/pro/team", owner)).body).toContain('name="monthly_limit"');
    expect((await page("/en/pro/team", viewer)).body).not.toContain('name="monthly_limit"');
    expect((await page("/en/pro/statements", owner)).statusCode).toBe(200);
    expect((await page("/en/pro/statements", viewer)).statusCode).toBe(404);
    expect((await page("/en/pro/team", applicant)).headers.location).toBe("/en/pro");
    expect((await page("/en/pro/team")).headers.location).toBe("/en/login?redirect=%2Fpro%2Fteam");
    const gone = await page(`/en/pro/invitation/${"A".repeat(43)}`);
    expect([gone.statusCode, gone.headers["referrer-policy"]]).toEqual([404, "no-referrer"]);
  });
});
