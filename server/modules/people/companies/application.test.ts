import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addForwarder, addParcel, type Forwarder, requestCall } from "#testing/forwarding/forward-requests.ts";
import { addUser, userSession } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let staff: Record<string, string>;
let last = 304_700_000;

beforeAll(async () => {
  app = await createTestApp({});
  staff = (await signedInMember(app)).cookies;
});
afterAll(() => app?.close());

const typed = () => ({
  name: "UAB Vėjas",
  code: String(++last),
  vat_number: "LT100012014",
  eori: "LT304718293",
  street: "Savanorių pr. 178",
  city: "Vilnius",
  postal_code: "03154",
  country_code: "LT",
  accepts_terms: true,
});
type Person = Pick<Forwarder, "cookies">;

const ask = ({ cookies }: Person, name: string, body: object = {}) =>
  call(app, `/pro/${name}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
const decide = (name: string, body: object) =>
  staffCall(app, `/pro/${name}`, body, { cookies: staff, headers: { "idempotency-key": randomUUID() } });
const shown = async (who: Person) => (await ask(who, "get")).json().company;

async function applicant() {
  const who = await addForwarder(app);
  expect((await ask(who, "apply", typed())).statusCode).toBe(200);
  return { who, number: (await shown(who)).number as string };
}

describe("FORWARDING-07 applying for a company's account", () => {
  test("FORWARDING-07 T059 a company gets a suite of its own; a private parcel is moved to it by its owner alone", async () => {
    const { who, number } = await applicant();
    const suite = async () => (await call(app, "/parcels/desk", {}, { cookies: who.cookies })).json().suite;
    const parcelCall = (person: Forwarder, path: string, parcel: string) => {
      const keyed = { cookies: person.cookies, headers: { "idempotency-key": randomUUID() } };
      return call(app, `/parcels/${path}`, { number: parcel }, keyed);
    };
    const [kept, moved, sent] = [await addParcel(app, who), await addParcel(app, who), await addParcel(app, who)];
    const { number: before, private_number } = await suite();
    expect(private_number).toBeNull();
    expect((await parcelCall(who, "hand-over", moved)).statusCode).toBe(409);
    await decide("activate", { number });
    expect(await suite()).toMatchObject({ number: expect.not.stringContaining(before), private_number: before });
    const colleague = await addForwarder(app);
    await app.database.db.execute(sql`insert into company_members (company_id, user_id, role)
      select company_id, ${colleague.id}, 'buyer' from company_members where user_id = ${who.id}`);
    for (const parcel of [kept, moved]) expect((await parcelCall(colleague, "get", parcel)).statusCode).toBe(404);
    expect((await parcelCall(colleague, "hand-over", moved)).statusCode).toBe(404);

    const become = (state: string) =>
      app.database.db.execute(sql`
        update parcels set state = ${state}, hold_reason = 'damage' where id = ${Number(moved.slice(2))}`);
    await become("on_hold");
    expect((await parcelCall(who, "hand-over", moved)).statusCode).toBe(409);
    await become("in_storage");
    expect((await parcelCall(who, "get", moved)).json().parcel.actions).toContain("hand_over");
    expect((await parcelCall(who, "hand-over", moved)).statusCode).toBe(200);
    expect((await parcelCall(who, "hand-over", moved)).statusCode).toBe(409);
    expect((await parcelCall(colleague, "get", moved)).statusCode).toBe(200);
    expect((await parcelCall(colleague, "get", kept)).statusCode).toBe(404);
    expect((await parcelCall(who, "get", kept)).statusCode).toBe(200);

    await requestCall(app, who, "begin", { parcels: [sent] });
    expect((await parcelCall(who, "hand-over", sent)).statusCode).toBe(409);
    expect((await requestCall(app, who, "begin", { parcels: [kept, moved] })).statusCode).toBe(404);
  });

  test("FORWARDING-07 an application is asked about, answered and accepted; what was the applicant's stays theirs", async () => {
    const { who, number } = await applicant();
    expect(await shown(who)).toMatchObject({ state: "applied", role: "owner", may_act: false });
    expect((await decide("ask", { number, question: "What do you import?" })).json().state).toBe("info_needed");
    expect(app.mails.at(-1)).toMatchObject({
      template: "company-question",
      values: { company: "UAB Vėjas", question: "What do you import?" },
    });
    const inbox = (await call(app, "/inbox/get", {}, { cookies: who.cookies })).json().items;
    expect(inbox).toEqual([{ task: "answer_company", tone: "warn", until: null, number, path: "/pro" }]);
    expect((await ask(who, "answer", { answer: "" })).json().errors).toEqual({ answer: "validation.required" });
    expect((await ask(who, "answer", { answer: "Phone cases." })).statusCode).toBe(200);
    expect((await ask(who, "answer", { answer: "Phone cases." })).statusCode).toBe(409);
    const parcel = await addParcel(app, who);
    expect((await decide("activate", { number })).json().state).toBe("active");
    expect(app.mails.at(-1)).toMatchObject({ template: "company-activated" });
    expect(await shown(who)).toMatchObject({ state: "active", may_act: true, answer: "Phone cases." });
    const get = await call(app, "/parcels/get", { number: parcel }, { cookies: who.cookies });
    expect(get.statusCode).toBe(200);
  });

  test("FORWARDING-07 an account is suspended with a reason, restored and closed; then one may apply again", async () => {
    const { who, number } = await applicant();
    await decide("activate", { number });
    await decide("suspend", { number, reason: "the VAT number is not valid any more." });
    expect(await shown(who)).toMatchObject({ state: "suspended", reason: "the VAT number is not valid any more." });
    expect(app.mails.at(-1)?.values).toMatchObject({ reason: "the VAT number is not valid any more" });
    expect((await decide("activate", { number })).statusCode).toBe(409);
    await decide("restore", { number });
    expect(await shown(who)).toMatchObject({ state: "active", reason: "" });
    await decide("close", { number, reason: "asked by the owner" });
    expect(await shown(who)).toBeNull();
    expect((await ask(who, "apply", typed())).statusCode).toBe(200);
  });

  test("FORWARDING-07 a refused applicant keeps what is theirs, and its code is free again", async () => {
    const who = await addForwarder(app);
    const application = typed();
    await ask(who, "apply", application);
    const { number } = await shown(who);
    await decide("refuse", { number, reason: "there is no such company" });
    expect(app.mails.at(-1)).toMatchObject({ template: "company-refused" });
    expect(await shown(who)).toBeNull();
    expect((await ask(who, "apply", application)).statusCode).toBe(200);
  });

  test("ERROR-05 T118 a person has one company and a company one account, however often it is asked for", async () => {
    const { who } = await applicant();
    expect((await ask(who, "apply", typed())).statusCode).toBe(409);
    const [first, second] = [await addForwarder(app), await addForwarder(app)];
    const application = typed();
    await ask(first, "apply", application);
    expect((await ask(second, "apply", application)).json().errors).toEqual({ code: "pro.error.code-known" });
    const broken = await ask(second, "apply", { ...typed(), vat_number: "LT100012018", accepts_terms: false });
    expect(broken.json().errors).toEqual({
      vat_number: "validation.vat-number",
      accepts_terms: "validation.agree",
    });
    const another = typed();
    const people = [await addForwarder(app), await addForwarder(app), await addForwarder(app)];
    const together = await Promise.all(people.map((who) => ask(who, "apply", another)));
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(second, "apply", typed())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test("T065 without the feature there is nothing, and nobody decides about a company but staff", async () => {
    const id = await addUser(app, { email: "pj@example.com", storefront: "pj", password: null });
    const cookies = await userSession(app, id);
    const there = { cookies, headers: { host: "pj.localhost", "idempotency-key": randomUUID() } };
    expect((await call(app, "/pro/apply", typed(), there)).statusCode).toBe(404);
    expect((await call(app, "/pro/offer", {}, there)).statusCode).toBe(404);
    expect((await call(app, "/pro/activate", { number: "PR1" })).statusCode).toBe(404);
    expect((await call(app, "/pro/offer", {})).json()).toMatchObject({
      free_storage_days: 60,
      private_free_storage_days: 30,
    });
  });
});
