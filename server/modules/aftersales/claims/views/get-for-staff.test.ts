import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffClaim } from "#contracts/staff/aftersales/claims.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { CLAIM, claim, deliverOrder, evidence, key, onClaim } from "#testing/aftersales/claims.ts";
import { paidByCard } from "#testing/aftersales/withdrawals.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { storeMail } from "#testing/operations/stored-mails.ts";
import { addUser, userSession } from "#testing/people/identity.ts";
import { signedInMember } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { CLAIM_EFFECT } from "../effects.ts";

const MEMBER = "Eglė Kadaitė";

let app: TestApp;
let staff: ReturnType<typeof onClaim>;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  await app.shop.payments.work();
  await app.shop.payments.stop();
  staff = onClaim(app, (await signedInMember(app, { name: MEMBER })).cookies);
});
beforeEach(async () => {
  app.mails.length = 0;
  app.enqueued.length = 0;
  await app.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => app?.close());

async function made(path: string, number: string, body: object = {}): Promise<void> {
  const answer = await staff(path, number, body);
  expect(answer.statusCode, answer.body).toBe(200);
}
const claimOf = async (number: string): Promise<StaffClaim> => (await staff("get", number)).json();
const listed = async (filter: object, ask = staff): Promise<StaffClaim[]> =>
  (await ask("list", "", { number: undefined, filter })).json().items;
const numbers = (items: readonly { number: string }[]) => items.map(({ number }) => number);

async function runEffects(): Promise<void> {
  for (const { name, payload } of app.enqueued.splice(0))
    if (name === CLAIM_EFFECT.name) await app.runJob(CLAIM_EFFECT, payload);
}

async function opened(stated: object = {}): Promise<{ id: number; number: string }> {
  const { id } = await paidByCard(app);
  const answer = await claim(app, { number: `OR${id}`, email: "ruta@example.com", ...stated });
  expect(answer.statusCode, answer.body).toBe(200);
  return { id, number: answer.json().number };
}

describe("a claim for staff", () => {
  test("T065 is not found from another storefront, as if there were none, nor listed there", async () => {
    const { number } = await opened();
    const foreign = onClaim(app, (await signedInMember(app, { storefronts: ["lv"] })).cookies);
    const [theirs, none] = [await foreign("get", number), await foreign("get", "CL999999999")];
    expect(theirs.statusCode).toBe(404);
    expect({ ...theirs.json(), request_id: "" }).toEqual({ ...none.json(), request_id: "" });
    expect(await listed({ search: number }, foreign)).toEqual([]);
    expect(numbers(await listed({ search: number }))).toEqual([number]);
  });

  test("has its row, what it is about, its evidence, what it can give, and what staff can do with it", async () => {
    const userId = await addUser(app, { email: "evidence@example.com" });
    const cookies = await userSession(app, userId);
    const order = await paidByCard(app, { owner: { userId, visitorHash: null }, email: "evidence@example.com" });
    await deliverOrder(app, order.id, 3);
    const files = [(await evidence(app, { cookies })).id, (await evidence(app, { cookies })).id];
    const answer = await claim(app, { number: `OR${order.id}`, kind: "damaged", files, lines: [0] }, { cookies });
    expect(answer.statusCode, answer.body).toBe(200);
    const { number } = answer.json();
    const shown = await claimOf(number);
    const [row] = await listed({ search: number });
    expect(shown).toMatchObject(row as object);
    expect(shown).toMatchObject({ about: `OR${order.id}`, is_guest: false, customer: "Rūta", next_events: ["take"] });
    expect(shown.files).toMatchObject(files.map((id) => ({ id, name: "box.jpg", path: `/files/${id}` })));
    expect(shown.lines[0]).toMatchObject({ id: 0, is_claimed: true });
    expect(shown.left).toBe(shown.cap);
    await made("take", number);
    await made("approve", number, { amount: fromMinor(100) });
    expect(await claimOf(number)).toMatchObject({ state: "approved", amount: fromMinor(100), destination: "provider" });
  });

  test("never shows the email address", async () => {
    const { number } = await opened();
    const answers = [await staff("get", number), await staff("list", "", { number: undefined })];
    for (const { body } of answers) expect(body).not.toContain("ruta@");
    expect(answers[0]?.json()).toMatchObject({ email: "r•••@example.com", is_guest: true });
    expect(numbers(await listed({ search: "ruta@example" }))).toContain(number);
  });

  test("has the thread with who wrote, and everything that happened, the newest first", async () => {
    const userId = await addUser(app, { email: "thread@example.com" });
    const cookies = await userSession(app, userId);
    const { id } = await paidByCard(app, { owner: { userId, visitorHash: null }, email: "thread@example.com" });
    const { number } = (await claim(app, { number: `OR${id}` }, { cookies })).json();
    await made("take", number);
    await made("ask", number, { question: "Which one?", days: 3 });
    const answer = { name: number, text: "The second.", language_id: 1 };
    await call(app, "/claims/answer", answer, { cookies, headers: { "idempotency-key": key() } });
    await made("file-with-carrier", number, { reference: "OMN-1" });
    await made("carrier-answered", number, { note: "they pay" });
    await runEffects();
    for (const mail of app.mails) await storeMail(app, mail);
    const { messages, timeline, carrier_reference } = await claimOf(number);
    expect(carrier_reference).toBe("OMN-1");
    expect(messages).toMatchObject([
      { author: "customer", by: null, text: CLAIM.text },
      { author: "staff", by: MEMBER, text: "Which one?" },
      { author: "customer", by: null, text: "The second." },
    ]);
    const times = timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const of = (kind: string) => timeline.filter((entry) => entry.kind === kind).map(({ event }) => event);
    expect(of("state")).toEqual(["carrier_answered", "file_with_carrier", "answer", "ask", "take", "open"]);
    expect(of("mail")).toEqual(expect.arrayContaining(["claim-opened", "claim-with-carrier"]));
    expect(of("staff")).toEqual(["claims.carrierAnswered", "claims.fileWithCarrier", "claims.ask", "claims.take"]);
    const carriers = { kind: "state", event: "carrier_answered", by: MEMBER, note: "they pay" };
    expect(timeline).toContainEqual(expect.objectContaining(carriers));
    expect(timeline).toContainEqual(expect.objectContaining({ kind: "state", event: "answer", by: null }));
  });
});

describe("the list of claims", () => {
  test("filters by several states, by kind, by the amount and by the number of what it is about", async () => {
    const [first, second] = [await opened(), await opened()];
    await made("take", second.number);
    const ids = [first, second].map(({ number }) => Number(number.slice(2)));
    const of = async (filter: object) => numbers(await listed({ ids, ...filter }));
    expect(await of({ state: ["open", "in_review"] })).toEqual([first.number, second.number]);
    expect(await of({ state: "in_review" })).toEqual([second.number]);
    expect(await of({ kind: ["overcharged"] })).toHaveLength(2);
    expect(await of({ kind: "damaged" })).toEqual([]);
    expect(await of({ cap: { from: 0, to: 1 } })).toEqual([]);
    expect(await of({ search: `or ${first.id}` })).toEqual([first.number]);
    expect(await of({ search: `FR${first.id}` })).toEqual([]);
  });

  test("finds the claims whose question nobody answered in time", async () => {
    const [late, asked, other] = [await opened(), await opened(), await opened()];
    for (const { number } of [late, asked]) {
      await made("take", number);
      await made("ask", number, { question: "Which one?", days: 3 });
    }
    await app.database.db.execute(sql`
      update claims set answer_until = current_date - 1 where id = ${Number(late.number.slice(2))}`);
    const ids = [late, asked, other].map(({ number }) => Number(number.slice(2)));
    expect(numbers(await listed({ ids, is_overdue: true }))).toEqual([late.number]);
    expect(numbers(await listed({ ids, is_overdue: false }))).toEqual([asked.number, other.number]);
    await made("go-on", late.number);
    expect(await listed({ ids, is_overdue: true })).toEqual([]);
    expect(await claimOf(late.number)).toMatchObject({ answer_until: null });
  });
});
