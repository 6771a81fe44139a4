import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffWithdrawal } from "#contracts/staff/aftersales/withdrawals.ts";
import { deliverOrder } from "#testing/aftersales/claims.ts";
import { paidByCard, withdraw } from "#testing/aftersales/withdrawals.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { storeMail } from "#testing/operations/stored-mails.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { WITHDRAWAL_EFFECT } from "./effects.ts";

const MEMBER = "Eglė Kadaitė";

let app: TestApp;
let cookies: Awaited<ReturnType<typeof signedInMember>>["cookies"];
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  await app.shop.payments.work();
  await app.shop.payments.stop();
  ({ cookies } = await signedInMember(app, { name: MEMBER }));
});
beforeEach(async () => {
  app.mails.length = 0;
  app.enqueued.length = 0;
  await app.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => app?.close());

const ask = (path: string, body: object, asking = cookies) =>
  staffCall(app, `/withdrawals/${path}`, body, { cookies: asking });
async function made(path: string, body: object): Promise<void> {
  const answer = await ask(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
}
const withdrawalOf = async (number: string): Promise<StaffWithdrawal> => (await ask("get", { number })).json();
const listed = async (body: object, asking = cookies): Promise<string[]> =>
  (await ask("list", body, asking)).json().items.map(({ number }: StaffWithdrawal) => number);

async function runEffects(): Promise<void> {
  for (const { name, payload } of app.enqueued.splice(0))
    if (name === WITHDRAWAL_EFFECT.name) await app.runJob(WITHDRAWAL_EFFECT, payload);
}

/** A confirmed withdrawal of an order that was delivered some days ago. */
async function stated(daysAgo = 3, changes: { email?: string } = {}) {
  const { id } = await paidByCard(app);
  await deliverOrder(app, id, daysAgo);
  const { number } = await withdraw(app, { number: `OR${id}`, ...changes });
  await runEffects();
  return { id, number };
}

describe("a withdrawal for staff", () => {
  test("T065 is not found from another storefront, as if there were none, nor listed there", async () => {
    const { number } = await stated();
    const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
    const [theirs, none] = [
      await ask("get", { number }, foreign),
      await ask("get", { number: "WD999999999" }, foreign),
    ];
    expect(theirs.statusCode).toBe(404);
    expect({ ...theirs.json(), request_id: "" }).toEqual({ ...none.json(), request_id: "" });
    expect(await listed({ filter: { search: number } }, foreign)).toEqual([]);
    expect(await listed({ filter: { search: number } })).toEqual([number]);
  });

  test("T136 has its order, with whether the statement has the order's own address, and masks both addresses", async () => {
    const { id, number } = await stated();
    const proved = await withdrawalOf(number);
    const [row] = (await ask("list", { filter: { search: number } })).json().items;
    expect(proved).toMatchObject(row);
    expect(proved).toMatchObject({
      order: `OR${id}`,
      is_in_time: true,
      email: "r•••@example.com",
      next_events: ["accept", "refuse"],
      about: { number: `OR${id}`, state: "delivered", customer: "Rūta Žalgirė", is_same_email: true, currency: "EUR" },
    });
    expect(proved.about?.delivered_at).not.toBeNull();
    const { number: foreign, id: other } = await stated(3, { email: "kita@example.com" });
    const answers = [await ask("get", { number: foreign }), await ask("list", {})];
    for (const { body } of answers) expect(body).not.toMatch(/ruta@|kita@/);
    expect(answers[0]?.json()).toMatchObject({
      order: null,
      email: "k•••@example.com",
      about: { number: `OR${other}`, is_same_email: false, email: "r•••@example.com" },
    });
  });

  test("names no order where the stated number is none, or one of another storefront", async () => {
    const { id } = await paidByCard(app);
    await app.database.db.execute(sql`update orders set storefront_code = 'lv' where id = ${id}`);
    for (const stranger of [`OR${id}`, "MY LAST ONE"]) {
      const { number } = await withdraw(app, { number: stranger });
      expect(await withdrawalOf(number)).toMatchObject({ stated_number: stranger, order: null, about: null });
    }
    await app.database.db.execute(sql`update orders set storefront_code = 'lt' where id = ${id}`);
  });

  test("has everything that happened, the newest first, with the member who decided", async () => {
    const { number } = await stated();
    await made("accept", { number });
    await made("receive-goods", { number });
    await runEffects();
    for (const mail of app.mails) await storeMail(app, mail);
    const { timeline, accepted_at } = await withdrawalOf(number);
    expect(accepted_at).not.toBeNull();
    const times = timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const of = (kind: string) => timeline.filter((entry) => entry.kind === kind).map(({ event }) => event);
    expect(of("state")).toEqual(["receive_goods", "accept", "confirm", "record"]);
    expect(of("staff")).toEqual(["withdrawals.receiveGoods", "withdrawals.accept"]);
    expect(of("mail").sort()).toEqual([
      "withdrawal-accepted",
      "withdrawal-confirm",
      "withdrawal-goods-received",
      "withdrawal-received",
    ]);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: "state", event: "accept", by: MEMBER }));
    expect(timeline).toContainEqual(expect.objectContaining({ kind: "state", event: "confirm", by: null }));
  });

  test("that was refused has the reason, with who refused it", async () => {
    const { number } = await stated(20);
    expect(await withdrawalOf(number)).toMatchObject({ is_in_time: false });
    await made("refuse", { number, reason: "the 14 days were over" });
    const { reason, timeline } = await withdrawalOf(number);
    expect(reason).toBe("the 14 days were over");
    expect(timeline).toContainEqual(expect.objectContaining({ event: "refuse", by: MEMBER, note: reason }));
  });
});

test("the list of withdrawals begins with the money that is due the soonest, and finds what is due in some days", async () => {
  const [late, soon, fresh, ended] = [await stated(), await stated(), await stated(), await stated()];
  const confirm = ({ number }: { number: string }, daysAgo: number) =>
    app.database.db.execute(sql`
      update withdrawals set confirmed_at = now() - make_interval(days => ${daysAgo}) where id = ${Number(number.slice(2))}`);
  await confirm(fresh, 1);
  await confirm(late, 20);
  await confirm(soon, 12);
  await confirm(ended, 30);
  await made("refuse", { number: ended.number, reason: "too late" });
  const ids = [late, soon, fresh, ended].map(({ number }) => Number(number.slice(2)));
  const of = (body: { sort?: string; filter?: object }) => listed({ ...body, filter: { ids, ...body.filter } });
  expect(await of({ sort: "refund_by" })).toEqual([ended, late, soon, fresh].map(({ number }) => number));
  expect(await of({ sort: "-refund_by", filter: { state: ["confirmed", "accepted"] } })).toEqual(
    [fresh, soon, late].map(({ number }) => number),
  );
  expect(await of({ sort: "refund_by", filter: { due_in_days: 3 } })).toEqual([late.number, soon.number]);
  expect(await of({ sort: "refund_by", filter: { due_in_days: 0 } })).toEqual([late.number]);
});
