import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffMessage } from "#contracts/staff/content/contacts.ts";
import { MESSAGE, writeToShop } from "#testing/content/contacts.ts";
import { storeMail } from "#testing/operations/stored-mails.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const MEMBER = "Eglė Kadaitė";

let app: TestApp;
let cookies: Awaited<ReturnType<typeof signedInMember>>["cookies"];
beforeAll(async () => {
  app = await createTestApp();
  ({ cookies } = await signedInMember(app, { name: MEMBER }));
});
beforeEach(async () => {
  app.mails.length = 0;
  await app.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => app?.close());

const ask = (path: string, body: object, asking = cookies) =>
  staffCall(app, `/contacts/${path}`, body, { cookies: asking });
async function made(path: string, body: object): Promise<void> {
  const answer = await ask(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
}
const messageOf = async (number: string): Promise<StaffMessage> => (await ask("get", { number })).json();
const listed = async (filter: object, asking = cookies): Promise<string[]> =>
  (await ask("list", { filter }, asking)).json().items.map(({ number }: StaffMessage) => number);

describe("CONTENT-02 a message for staff", () => {
  test("T065 is not found from another storefront, as if there were none, nor listed there", async () => {
    const number = await writeToShop(app);
    const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
    const [theirs, none] = [
      await ask("get", { number }, foreign),
      await ask("get", { number: "CM999999999" }, foreign),
    ];
    expect(theirs.statusCode).toBe(404);
    expect({ ...theirs.json(), request_id: "" }).toEqual({ ...none.json(), request_id: "" });
    expect(await listed({ search: number }, foreign)).toEqual([]);
    expect(await listed({ search: number })).toEqual([number]);
  });

  test("has its row and its text, and masks the address it came from", async () => {
    const number = await writeToShop(app);
    const [got, list] = [await ask("get", { number }), await ask("list", { filter: { search: number } })];
    for (const { body } of [got, list]) expect(body).not.toContain("ruta@");
    const shown: StaffMessage = got.json();
    expect(shown).toMatchObject(list.json().items[0]);
    expect(shown).toMatchObject({
      name: MESSAGE.name,
      email: "r•••@example.com",
      text: MESSAGE.message,
      order_number: "OR12",
      is_guest: true,
      next_events: ["answer", "close", "mark_spam"],
    });
    expect(Date.parse(shown.answer_by ?? "")).toBeGreaterThan(Date.parse(shown.created_at));
  });

  test("has the answers with who wrote them, and everything that happened, the newest first", async () => {
    const number = await writeToShop(app);
    await made("answer", { number, text: "It comes tomorrow." });
    await made("close", { number });
    for (const mail of app.mails) await storeMail(app, mail);
    const { answers, timeline, answer_by } = await messageOf(number);
    expect(answer_by).toBeNull();
    expect(answers).toMatchObject([{ text: "It comes tomorrow.", by: MEMBER }]);
    const times = timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const of = (kind: string) => timeline.filter((entry) => entry.kind === kind).map(({ event }) => event);
    expect(of("state")).toEqual(["close", "answer", "accept", "write"]);
    expect(of("staff")).toEqual(["contacts.close", "contacts.answer"]);
    expect(of("mail").sort()).toEqual(["contact-answered", "contact-copy", "contact-received"]);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: "state", event: "answer", by: MEMBER }));
    expect(timeline).toContainEqual(expect.objectContaining({ kind: "state", event: "accept", by: null }));
  });
});

describe("CONTENT-02 the list of messages", () => {
  test("filters by several states and reasons, and finds a subject and a number that was written", async () => {
    const first = await writeToShop(app, { subject: "A torn box", order_number: "OR70707" });
    const second = await writeToShop(app, { reason: "payment" });
    await made("close", { number: second });
    const ids = [first, second].map((number) => Number(number.slice(2)));
    expect(await listed({ ids, state: ["new", "closed"] })).toEqual([first, second]);
    expect(await listed({ ids, state: "closed" })).toEqual([second]);
    expect(await listed({ ids, reason: ["payment", "account"] })).toEqual([second]);
    expect(await listed({ ids, search: "torn box" })).toEqual([first]);
    expect(await listed({ search: "or70707" })).toEqual([first]);
  });

  test("finds what was promised an answer before now, and waits still", async () => {
    const [late, answered, fresh] = [await writeToShop(app), await writeToShop(app), await writeToShop(app)];
    const ids = [late, answered, fresh].map((number) => Number(number.slice(2)));
    await app.database.db.execute(sql`
      update contact_messages set created_at = now() - interval '5 days' where id in (${ids[0]}, ${ids[1]})`);
    await made("answer", { number: answered, text: "It has come." });
    expect(await listed({ ids, is_late: true })).toEqual([late]);
    expect((await listed({ ids, is_late: false })).sort()).toEqual([answered, fresh].sort());
  });
});
