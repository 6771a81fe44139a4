import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffCompany } from "#contracts/staff/people/companies.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { storeMail } from "#testing/operations/stored-mails.ts";
import { addCompany } from "#testing/people/companies.ts";
import { addUser } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  ({ cookies } = await signedInMember(app, { name: "Eglė Kadaitė" }));
});
afterAll(() => app?.close());

const ask = (path: string, body: object, asking = cookies) => staffCall(app, `/pro/${path}`, body, { cookies: asking });
const person = (email = `${randomUUID()}@example.com`) => addUser(app, { email, password: null });

async function get(number: string): Promise<StaffCompany> {
  const answer = await ask("get", { number });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function application(owner?: string) {
  const id = await addCompany(app, { state: "applied", members: [{ userId: await person(owner), role: "owner" }] });
  return { id, number: numberOf("company", id) };
}

describe("FORWARDING-07 a company for staff", () => {
  test("T065 is not found from another storefront, as if there were none", async () => {
    const { number } = await application();
    const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
    const answers = await Promise.all([number, "PR999999999"].map((each) => ask("get", { number: each }, foreign)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: "" }).toEqual({ ...answers[1]?.json(), request_id: "" });
    }
  });

  test("I10 has all of its row in the list, with what the member can do with it", async () => {
    const { id, number } = await application();
    const { items } = (await ask("list", { filter: { ids: [id], storefront: "lt" } })).json();
    const { next_events: events, ...company } = await get(number);
    expect(events.toSorted()).toEqual(["activate", "ask", "refuse"]);
    expect({ next_events: events, ...company }).toMatchObject(items[0]);
    expect((await ask("list", { filter: { ids: [id], storefront: "lv" } })).json()).toMatchObject({ total: 0 });
    await app.database.db.execute(sql`insert into staff_roles (name, permissions) values ('reader', '{pro.read}')`);
    const { cookies: reading } = await signedInMember(app, { roles: ["reader"] });
    expect((await ask("get", { number }, reading)).json()).toMatchObject({ number, next_events: [] });
  });

  test("names its team, and masks the addresses there and in the list", async () => {
    const userId = await person("masked-buyer@example.com");
    const owner = { userId: await person("masked-owner@example.com"), role: "owner" } as const;
    const buyer = { userId, role: "buyer", monthlyLimit: fromMinor(500_00) } as const;
    const id = await addCompany(app, { members: [owner, buyer] });
    await app.database.db.execute(sql`
      insert into company_members (company_id, user_id, role, is_live, left_at)
      values (${id}, ${await person()}, 'viewer', false, now())`);
    const answer = await ask("get", { number: numberOf("company", id) });
    const listed = await ask("list", { filter: { ids: [id] } });
    for (const { body } of [answer, listed]) expect(body).not.toContain("masked-");
    expect(answer.json()).toMatchObject({
      owner: "m•••@example.com",
      members: 2,
      team: [
        { name: "Rūta Žalgirė", email: "m•••@example.com", role: "owner", monthly_limit: null },
        { email: "m•••@example.com", role: "buyer", monthly_limit: fromMinor(500_00) },
      ],
    });
  });

  test("T065 shows other applications with its code, in the member's storefronts alone", async () => {
    const refused = await application();
    await ask("refuse", { number: refused.number, reason: "no such company" });
    const [elsewhere, again] = [await application(), await application()];
    await app.database.db.execute(sql`
      update companies set code = '305000001', storefront_code = case when id = ${elsewhere.id} then 'lv' else 'lt' end
      where id in (${refused.id}, ${elsewhere.id}, ${again.id})`);
    const earlier = { number: refused.number, state: "closed", reason: "no such company", storefront: "lt" };
    const { same_code } = await get(again.number);
    expect(same_code).toMatchObject([{ number: elsewhere.number, storefront: "lv" }, earlier]);
    const { cookies: own } = await signedInMember(app, { storefronts: ["lt"] });
    const seen = (await ask("get", { number: again.number }, own)).json<StaffCompany>();
    expect(seen.same_code).toMatchObject([earlier]);
  });

  test("has all that has happened to it, the newest first, with mails and the member who decided", async () => {
    const { number } = await application("timeline@example.com");
    await ask("activate", { number });
    await ask("suspend", { number, reason: "unpaid invoices" });
    for (const mail of app.mails.filter(({ to }) => to === "timeline@example.com")) await storeMail(app, mail);
    const { timeline } = await get(number);
    const times = timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const by = "Eglė Kadaitė";
    const of = (kind: string) => timeline.filter((entry) => entry.kind === kind);
    expect(of("state")).toMatchObject([
      { event: "suspend", by, note: "unpaid invoices" },
      { event: "activate", by },
      { event: "apply", by: null },
    ]);
    expect(of("mail").map(({ event }) => event)).toEqual(["company-suspended", "company-activated"]);
    expect(of("staff")).toMatchObject([{ event: "pro.suspend", by }, { event: "pro.activate" }]);
  });
});
