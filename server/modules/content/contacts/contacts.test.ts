import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findAnswer, isAnswer } from "#domain/content/contacts/proof-of-work.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { findBrokenHistories } from "#platform/state/check-histories.ts";
import { checksOf, honestEvidence, MESSAGE, QUICK_BITS, writeToShop } from "#testing/content/contacts.ts";
import { addUser, PASSWORD, query, signedIn } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { messageAggregate } from "./message-aggregate.ts";
import { sweepMessages } from "./message-store.ts";

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(Date.now() + ahead) });
});
beforeEach(() => query(app, "delete from rate_limits"));
afterEach(async () => {
  ahead = 0;
  app.mails.length = 0;
  expect(await findBrokenHistories(app.database.db, messageAggregate)).toEqual([]);
});
afterAll(() => app.close());

const write = async (typed: object = {}, address = "192.0.2.1") =>
  call(app, "/contacts/write", { ...MESSAGE, ...(await honestEvidence(app)), ...typed }, { address });

interface Stored {
  state: string;
  held_for: string[];
  email: string;
  name: string;
  message: string;
  order_number: string | null;
  language_id: number;
  user_id: number | null;
}

async function stored(number: string): Promise<Stored> {
  const [row] = await query<Stored>(app, "select * from contact_messages where id = $1", [
    idOf("contact_message", number),
  ]);
  if (!row) throw new Error(`There is no message ${number}`);
  return row;
}

const mailed = () => app.mails.map(({ template, to, language }) => `${template} to ${to} in ${language}`);

async function staff(path: string, body: object) {
  const { cookies } = await signedInMember(app);
  return staffCall(app, `/contacts/${path}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
}

describe("ROUTE-31 the contacts of a storefront", () => {
  test("are its locations in the reader's language, its seller, and warehouses where parcels are sent on", async () => {
    const answer = (await call(app, "/contacts/get", { language_id: 2 })).json();
    expect(answer).toMatchObject({
      email: "help@crossdock.example",
      phone: "+370 5 210 4417",
      company: { name: "UAB „Krosdokas“", code: "305000017", disputes: expect.stringContaining("vvtat.lrv.lt") },
      locations: [
        { name: "Biuras Vilniuje", city: "Vilnius", time_zone: "Europe/Vilnius", map: "drawn/map-vilnius.svg" },
      ],
    });
    const willow = (await call(app, "/contacts/get", { language_id: 1 }, { host: "wl.localhost" })).json();
    expect(willow).toMatchObject({ locations: [{ name: "Shop in Vilnius" }], warehouses: [] });
  });
});

describe("CONTENT-02 a message that passes every check", () => {
  test("goes to support, and a copy to its sender in their language", async () => {
    const answer = await write();
    expect(answer.json()).toEqual({ status: true, number: expect.stringMatching(/^CM\d+$/) });
    const { number } = answer.json<{ number: string }>();
    expect(await stored(number)).toMatchObject({ state: "new", held_for: [], order_number: "OR12", language_id: 2 });
    expect(mailed()).toEqual([
      "contact-received to help@crossdock.example in lt",
      "contact-copy to ruta@example.com in lt",
    ]);
    expect(app.mails[0]?.values).toMatchObject({ number, email: "ruta@example.com", message: MESSAGE.message });
  });

  test("T137 with a link in it is not repeated to an address that nobody has confirmed", async () => {
    for (const link of [
      { message: "Look at https://casino.example/win now, please." },
      { subject: "casino.example" },
    ]) {
      app.mails.length = 0;
      const { number } = (await write(link, "192.0.2.137")).json<{ number: string }>();
      expect(await stored(number)).toMatchObject({ held_for: [] });
      expect(mailed()).toContain("contact-noted to ruta@example.com in lt");
      expect(JSON.stringify(app.mails.find(({ to }) => to === "ruta@example.com")?.values)).not.toContain("casino");
    }
  });

  test("is sent with the real work, as a browser does it", async () => {
    const prepared = (await call(app, "/contacts/prepare", {})).json<{
      form: string;
      challenge: string;
      bits: number;
    }>();
    expect(prepared.bits).toBe(17);
    const answer = findAnswer(prepared.challenge, prepared.bits);
    ahead = 4_000;
    const { number } = (await write({ ...prepared, answer })).json<{ number: string }>();
    expect(await stored(number)).toMatchObject({ state: "new", held_for: [] });
  });

  test("T118 that a guest sends twice, because the answer was lost, is one message", async () => {
    const evidence = await honestEvidence(app);
    const [first, second] = [await write(evidence), await write(evidence)];
    expect(second?.json()).toEqual(first?.json());
    expect(app.mails).toHaveLength(2);
    const other = (await write({ ...evidence, message: "another text with the same work" })).json<{ number: string }>();
    expect(await stored(other.number)).toMatchObject({ state: "held", held_for: ["work"] });
  });

  test("ERROR-05 with a field that breaks a rule is answered at its field, and stored nowhere", async () => {
    const count = () => query<{ count: string }>(app, "select count(*) from contact_messages");
    const before = await count();
    const answer = await write({ message: "short", email: "a@b.example\r\nBcc: c@d.example" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { message: "validation.too-short", email: "validation.email" } });
    expect(await count()).toEqual(before);
  });
});

describe("CONTENT-02 a message that does not pass a check is held, and its sender sees no difference", () => {
  async function heldFor(typed: object): Promise<string[]> {
    const answer = await write(typed);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(["status", "number"]);
    const row = await stored(answer.json<{ number: string }>().number);
    expect(row).toMatchObject({ state: "held", message: MESSAGE.message });
    expect(app.mails).toEqual([]);
    return row.held_for;
  }

  test("the field for robots is filled in", async () => {
    expect(await heldFor({ website: "https://casino.example" })).toEqual(["trap"]);
  });

  test.each([
    ["a moment old", 2_000],
    ["more than two hours old", 2 * HOUR_MS + 1_000],
    ["from the future", -60_000],
  ])("the form is %s", async (_, age) => {
    const form = (await checksOf(app)).newForm("lt", new Date(Date.now() - age));
    expect(await heldFor({ form })).toEqual(["form"]);
  });

  test("the form is of another storefront, or invented", async () => {
    const form = (await checksOf(app)).newForm("lv", new Date(Date.now() - 60_000));
    expect(await heldFor({ form })).toEqual(["form"]);
    expect(await heldFor({ form: "mi0t2gm8.AAAAAAAAAAAAAAAAAAAAAA" })).toEqual(["form"]);
    expect(await heldFor({ form: "" })).toEqual(["form"]);
  });

  test("the work is wrong, late, easier than it was given, or missing", async () => {
    const { challenge } = await honestEvidence(app);
    // Of easy work one number in sixteen is an answer.
    let wrong = 0;
    while (isAnswer(challenge, QUICK_BITS, wrong)) wrong += 1;
    expect(await heldFor({ challenge, answer: wrong })).toEqual(["work"]);
    const late = await honestEvidence(app, new Date(Date.now() - 10 * MINUTE_MS - 1_000));
    expect(await heldFor({ challenge: late.challenge, answer: late.answer })).toEqual(["work"]);
    const easier = challenge.replace(/\.4\./, ".0.");
    expect(await heldFor({ challenge: easier, answer: 0 })).toEqual(["work"]);
    for (const invented of ["", "\u0000.17.x.y", "'; drop table contact_messages --"]) {
      expect(await heldFor({ challenge: invented, email: `${randomUUID()}@example.com` })).toEqual(["work"]);
    }
  });

  test("the work was used before", async () => {
    const { challenge, answer } = await honestEvidence(app);
    const first = (await write({ challenge, answer })).json<{ number: string }>();
    expect(await stored(first.number)).toMatchObject({ state: "new" });
    app.mails.length = 0;
    expect(await heldFor({ challenge, answer, subject: "Another one" })).toEqual(["work"]);
  });

  test("each one makes the next challenge of its network two bits harder, and of no other", async () => {
    const bits = async (address: string) =>
      (await call(app, "/contacts/prepare", {}, { address })).json<{ bits: number }>().bits;
    await write({ form: "" }, "192.0.2.9");
    expect([await bits("192.0.2.9"), await bits("192.0.2.10")]).toEqual([19, 17]);
    await write({ form: "" }, "192.0.2.9");
    expect(await bits("192.0.2.9")).toBe(21);
    ahead = 3_601_000;
    expect(await bits("192.0.2.9")).toBe(17);
  });
});

describe("T124 many messages", () => {
  test("of one address are held after five in an hour, from wherever they come", async () => {
    const states: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { number } = (await write({}, `192.0.2.${20 + index}`)).json<{ number: string }>();
      const { state, held_for } = await stored(number);
      states.push(`${state} ${held_for}`);
    }
    expect(states).toEqual([...Array<string>(5).fill("new "), "held sender"]);
  });

  test("from one network are held after twenty in an hour, and refused after sixty", async () => {
    const email = () => `${randomUUID()}@example.com`;
    const one = async () => (await write({ email: email() }, "198.51.100.7")).json<{ number: string }>().number;
    await query(app, "delete from rate_limits");
    await one();
    await query(app, "update rate_limits set hits = 20 where bucket like 'contact from %'");
    expect(await stored(await one())).toMatchObject({ state: "held", held_for: ["network"] });
    await query(app, "update rate_limits set hits = 60 where bucket like 'contact-most from %'");
    const refused = await write({ email: email() }, "198.51.100.7");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
    expect((await write({ email: email() }, "198.51.100.8")).statusCode).toBe(200);
  });
});

describe("CONTENT-02 the form without scripts", () => {
  const post = (typed: object, path = "/lt/contacts") =>
    app.server.inject({
      method: "POST",
      url: path,
      headers: {
        host: "lt.localhost",
        origin: "http://lt.localhost",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams({ ...MESSAGE, language_id: "2", ...typed }).toString(),
    });

  const newest = async () => {
    const [row] = await query<Stored>(app, "select * from contact_messages order by id desc limit 1");
    return row;
  };

  test("leads to a page that says that it arrived; staff find it held, and it makes nothing harder", async () => {
    const answer = await post({ name: "Be Skripto", message: "Pirma eilutė\r\nAntra eilutė" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/lt/contacts?sent=1"]);
    expect(await newest()).toMatchObject({
      state: "held",
      held_for: ["script"],
      name: "Be Skripto",
      message: "Pirma eilutė\nAntra eilutė",
      language_id: 2,
    });
    expect(app.mails).toEqual([]);
    expect((await call(app, "/contacts/prepare", {})).json()).toMatchObject({ bits: 17 });
    const page = await visit(app, { path: "/lt/contacts?sent=1" });
    expect(page.body).toContain("Jūsų žinutę gavome");
  });

  test("with the field for robots filled in looks the same", async () => {
    const answer = await post({ website: "x" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/lt/contacts?sent=1"]);
    expect(await newest()).toMatchObject({ state: "held", held_for: ["trap", "form", "work"] });
  });

  test("that breaks a rule leads back; a page that does not exist is not found; other sites are refused", async () => {
    expect((await post({ message: "short" })).headers.location).toBe("/lt/contacts?sent=0");
    expect((await visit(app, { path: "/lt/contacts?sent=0" })).body).toContain("Žinutė neišsiųsta");
    expect((await post({}, "/ru/contacts")).statusCode).toBe(404);
    const foreign = await app.server.inject({
      method: "POST",
      url: "/lt/contacts",
      headers: {
        host: "lt.localhost",
        origin: "http://evil.example",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "name=x",
    });
    expect(foreign.statusCode).toBe(403);
  });
});

describe("CONTENT-02 staff", () => {
  test("release what was held: then support and the sender get it", async () => {
    const { number } = (await write({ website: "x" })).json<{ number: string }>();
    expect(app.mails).toEqual([]);
    expect((await staff("release", { number })).json()).toEqual({ status: true, state: "new" });
    expect(mailed()).toHaveLength(2);
    expect((await staff("release", { number })).statusCode).toBe(409);
  });

  test("answer by mail, more than once, and close; what was said stays with the message", async () => {
    const number = await writeToShop(app);
    app.mails.length = 0;
    expect((await staff("answer", { number, text: "It comes\ntomorrow." })).json()).toMatchObject({
      state: "answered",
    });
    expect((await staff("answer", { number, text: "It has come." })).json()).toMatchObject({ state: "answered" });
    expect(mailed()).toEqual(Array(2).fill("contact-answered to ruta@example.com in lt"));
    expect(app.mails[0]?.values).toMatchObject({ number, answer: "It comes\ntomorrow.", message: MESSAGE.message });
    expect((await staff("close", { number })).json()).toMatchObject({ state: "closed" });
    const shown = (await staff("get", { number })).json();
    expect(shown).toMatchObject({
      number,
      language: "lt",
      answers: [{ text: "It comes\ntomorrow." }, { text: "It has come." }],
      next_events: [],
    });
    const events = shown.timeline.filter(({ kind }: { kind: string }) => kind === "state");
    expect(events.map(({ event }: { event: string }) => event)).toEqual([
      "close",
      "answer",
      "answer",
      "accept",
      "write",
    ]);
    expect((await staff("answer", { number, text: "too late" })).statusCode).toBe(409);
  });

  test("mark spam, which nobody hears of, and take that back", async () => {
    const { number } = (await write({ website: "x" })).json<{ number: string }>();
    expect((await staff("spam", { number })).json()).toMatchObject({ state: "spam" });
    expect(app.mails).toEqual([]);
    expect((await staff("release", { number })).json()).toMatchObject({ state: "new" });
  });

  test("see what waits", async () => {
    const { number } = (await write({ website: "x" })).json<{ number: string }>();
    const list = (await staff("list", { filter: { state: "held" }, sort: "-created_at" })).json();
    expect(list.items[0]).toMatchObject({ number, held_for: ["trap"], next_events: ["release", "mark_spam"] });
  });
});

describe("what is kept of a message", () => {
  test("T129 T130 the export has a person's messages and answers; an erasure leaves neither text nor address", async () => {
    const email = "erased-writer@example.com";
    const userId = await addUser(app, { email });
    const cookies = await signedIn(app, email);
    const own = await writeToShop(
      app,
      { email: "other-address@example.com", message: "written with the account" },
      { cookies },
    );
    const asGuest = await writeToShop(app, { email, message: "written without the account" });
    const foreign = await writeToShop(app, { message: "written by somebody else" });
    await staff("answer", { number: own, text: "answered once" });
    expect(await stored(own)).toMatchObject({ user_id: userId });

    const { download_path } = (await call(app, "/account/export-my-data", { password: PASSWORD }, { cookies })).json();
    const archive = await visit(app, { path: download_path, cookies });
    const exported = Object.values(unzipSync(archive.rawPayload))
      .map((file) => strFromU8(file))
      .join("\n");
    for (const text of ["written with the account", "written without the account", "answered once"]) {
      expect(exported).toContain(text);
    }
    expect(exported).not.toContain("written by somebody else");

    expect((await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies })).statusCode).toBe(200);
    for (const number of [own, asGuest]) {
      expect(await stored(number)).toMatchObject({
        name: "",
        email: "",
        message: "",
        order_number: null,
        user_id: null,
      });
    }
    expect(await query(app, "select 1 from contact_answers where text = 'answered once'")).toEqual([]);
    expect(await stored(foreign)).toMatchObject({ message: "written by somebody else" });
    expect((await staff("answer", { number: asGuest, text: "to nobody" })).statusCode).toBe(409);
  });

  test("T130 after 24 months a message is erased, and challenges after their time", async () => {
    const [old, young] = [await writeToShop(app), await writeToShop(app)];
    await query(app, "update contact_messages set created_at = now() - interval '24 months 1 day' where id = $1", [
      idOf("contact_message", old),
    ]);
    await query(app, "update contact_messages set created_at = now() - interval '23 months 20 days' where id = $1", [
      idOf("contact_message", young),
    ]);
    await sweepMessages(app.database.db, new Date(Date.now() + 11 * MINUTE_MS));
    expect(await stored(old)).toMatchObject({ email: "", message: "", state: "new" });
    expect(await stored(young)).toMatchObject({ email: MESSAGE.email });
    expect(await query(app, "select 1 from contact_challenges")).toEqual([]);
  });
});
