import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailedToken, paidByCard, STATEMENT, withdraw } from "#testing/aftersales/withdrawals.ts";
import { checkWithdrawals } from "#testing/invariants/check-withdrawals.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser, userSession } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { place, VISITOR } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { WITHDRAWAL_EFFECT } from "./effects.ts";

let app: TestApp;
let sent: string[] = [];
beforeAll(async () => {
  const provider = silentProvider();
  app = await createTestApp({
    poolSize: 12,
    providers: [
      {
        ...provider,
        refund: async (asked, ...rest) => {
          sent.push(asked.reference);
          return provider.refund(asked, ...rest);
        },
      },
    ],
  });
  await app.shop.payments.work();
  await app.shop.payments.stop();
});
beforeEach(async () => {
  sent = [];
  app.enqueued.length = 0;
  app.mails.length = 0;
  await app.database.db.execute(sql`delete from rate_limits`);
});
afterEach(async () => expect(await checkWithdrawals(app.database.db)).toEqual([]));
afterAll(() => app.close());

/** Runs every enqueued job twice, as after a failure. */
async function runAll(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const jobs = app.enqueued.splice(0);
    for (const { name, payload } of [...jobs, ...jobs]) {
      if (name === WITHDRAWAL_EFFECT.name) await app.runJob(WITHDRAWAL_EFFECT, payload);
      if (name === "refund-payment") await app.runJob({ ...WITHDRAWAL_EFFECT, name }, payload);
    }
  }
}

interface Row extends Record<string, unknown> {
  state: string;
  order_id: number | null;
  order_state: string | null;
}
async function rowOf(number: string): Promise<Row> {
  const { rows } = await app.database.db.execute<Row>(sql`
    select w.state, w.order_id, o.state as order_state from withdrawals w left join orders o on o.id = w.order_id
    where w.id = ${Number(number.slice(2))}`);
  return rows[0] as Row;
}

const templates = () => app.mails.map(({ template }) => template);
const ship = (id: number) => app.database.db.execute(sql`update orders set state = 'shipped' where id = ${id}`);
const deliver = async (id: number, daysAgo: number) => {
  await ship(id);
  await app.database.db.execute(sql`update orders set state = 'delivered' where id = ${id}`);
  await app.database.db.execute(sql`
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor, at)
    values ('order', ${id}, 'out_for_delivery', 'delivered', 'deliver', 'staff', now() - make_interval(days => ${daysAgo}))`);
};

describe("a withdrawal from a contract", () => {
  test("T121 of an order that was not sent stops it and refunds its money at once, and only once", async () => {
    const { id } = await paidByCard(app);
    const { number, token } = await withdraw(app, { number: `or${id}` });
    await runAll();
    expect(await rowOf(number)).toMatchObject({ state: "refunded", order_id: id, order_state: "refunded" });
    expect(sent).toHaveLength(1);
    expect(templates().filter((name) => name.startsWith("withdrawal"))).toContain("withdrawal-received");
    // A repeated confirmation has the same answer and moves nothing.
    const again = await call(app, "/withdrawals/confirm", { token });
    expect(again.json().withdrawal.number).toBe(number);
    await runAll();
    expect(sent).toHaveLength(1);
  });

  test("T121 stops an order whose refund takes long: staff cannot pack, label or ship it meanwhile", async () => {
    const { id } = await paidByCard(app);
    const { cookies } = await signedInMember(app);
    const post = (path: string, body: object) =>
      staffCall(app, path, body, { cookies, headers: { "idempotency-key": randomUUID() } });
    const eventsOf = async () => {
      const { items } = (await post("/orders/list", { sort: "-placed_at" })).json();
      return items.find(({ number }: { number: string }) => number === `OR${id}`).next_events;
    };
    expect(await eventsOf()).toContain("process");
    const { number } = await withdraw(app, { number: `OR${id}` });
    for (const { name, payload } of app.enqueued.splice(0))
      if (name === WITHDRAWAL_EFFECT.name) await app.runJob(WITHDRAWAL_EFFECT, payload);
    expect(await rowOf(number)).toMatchObject({ state: "accepted", order_state: "paid" });
    expect(await eventsOf()).toEqual([]);
    expect((await post("/orders/move", { number: `OR${id}`, event: "process" })).statusCode).toBe(409);
    expect((await post("/shipments/label", { number: `OR${id}`, carrier: "northpost" })).statusCode).toBe(409);
  });

  test("is mailed with what was stated and when, to the address that was stated", async () => {
    const { id } = await paidByCard(app);
    const { number } = await withdraw(app, { number: `OR${id}` });
    await runAll();
    const receipt = app.mails.find(({ template }) => template === "withdrawal-received");
    expect(receipt).toMatchObject({ to: STATEMENT.email, language: "lt", values: { number, order: `OR${id}` } });
    expect(receipt?.rows?.map(({ value }) => value)).toEqual([
      STATEMENT.name,
      `OR${id}`,
      STATEMENT.email,
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d/),
    ]);
  });

  test("that is not confirmed counts for nothing", async () => {
    const { id } = await paidByCard(app);
    const { withdrawal } = (await call(app, "/withdrawals/record", { ...STATEMENT, number: `OR${id}` })).json();
    await runAll();
    expect(await rowOf(withdrawal.number)).toMatchObject({ state: "recorded", order_id: null });
    expect(templates()).toEqual(["withdrawal-confirm"]);
  });

  test("of an unpaid order cancels it, and nothing is refunded", async () => {
    const { id } = await place({ database: app.database });
    const { number } = await withdraw(app, { number: `OR${id}` });
    await runAll();
    expect(await rowOf(number)).toMatchObject({ state: "refunded", order_state: "cancelled" });
    expect(sent).toEqual([]);
  });

  test("T121 of goods that were sent waits for staff; they accept, take the goods back, and all is refunded once", async () => {
    const { id } = await paidByCard(app);
    await deliver(id, 3);
    const { number } = await withdraw(app, { number: `OR${id}` });
    await runAll();
    expect(await rowOf(number)).toMatchObject({ state: "confirmed", order_id: id });
    const { cookies } = await signedInMember(app);
    const post = (path: string, body: object, key: string) =>
      staffCall(app, `/withdrawals/${path}`, { number, ...body }, { cookies, headers: { "idempotency-key": key } });
    expect((await post("receive-goods", {}, "early")).statusCode).toBe(409);
    expect((await post("accept", {}, "accept")).json()).toMatchObject({ state: "accepted" });
    await runAll();
    expect(app.mails.at(-1)).toMatchObject({ template: "withdrawal-accepted", to: "ruta@example.com" });
    const answers = await Promise.all(["a", "b", "c"].map((key) => post("receive-goods", {}, key)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await runAll();
    expect(await rowOf(number)).toMatchObject({ state: "refunded", order_state: "refunded" });
    expect(sent).toHaveLength(1);
    const back = app.mails.find(({ template }) => template === "withdrawal-goods-received");
    expect(back?.rows?.map(({ value }) => value)).toEqual(
      expect.arrayContaining([`OR${id}`, expect.stringMatching(/\d\s€$/), "ten, iš kur sumokėta"]),
    );
  });

  test("is refused by staff with a reason, which is mailed", async () => {
    const { id } = await paidByCard(app);
    await deliver(id, 20);
    const { number } = await withdraw(app, { number: `OR${id}` });
    await runAll();
    const { cookies } = await signedInMember(app);
    const options = { cookies, headers: { "idempotency-key": "late" } };
    const list = (await staffCall(app, "/withdrawals/list", { filter: { state: "confirmed" } }, options)).json();
    expect(list.items.at(-1)).toMatchObject({ number, order: `OR${id}`, is_in_time: false });
    await staffCall(app, "/withdrawals/refuse", { number, reason: "the 14 days were over." }, options);
    await runAll();
    expect(await rowOf(number)).toMatchObject({ state: "refused", order_state: "delivered" });
    expect(app.mails.at(-1)).toMatchObject({
      template: "withdrawal-refused",
      values: { reason: "the 14 days were over" },
    });
  });
});

describe("T061 a stranger who withdraws from the order of somebody else", () => {
  const answerTo = async (number: string, changes: object) => {
    const { withdrawal } = (await call(app, "/withdrawals/record", { ...STATEMENT, number, ...changes })).json();
    return Object.keys(withdrawal).sort();
  };

  test("T059 gets the same answer as for an order that does not exist, and stops nothing", async () => {
    const { id } = await paidByCard(app);
    const stranger = { name: "Petras Petraitis", email: "petras@example.com" };
    expect(await answerTo(`OR${id}`, stranger)).toEqual(await answerTo("OR99999999", stranger));
    await call(app, "/withdrawals/record", { ...STATEMENT, ...stranger, number: `OR${id}` });
    const confirmed = (await call(app, "/withdrawals/confirm", { token: mailedToken(app) })).json();
    expect(JSON.stringify(confirmed)).not.toContain("ruta");
    expect(Object.keys(confirmed.withdrawal)).not.toContain("state");
    await runAll();
    const { rows } = await app.database.db.execute(sql`select state from orders where id = ${id}`);
    expect(rows).toEqual([{ state: "paid" }]);
    expect(await rowOf(confirmed.withdrawal.number)).toMatchObject({ state: "confirmed", order_id: null });
    expect(new Set(app.mails.map(({ to }) => to))).toEqual(new Set(["petras@example.com"]));
  });

  test("T136 who knows number, address and name stops nothing: only the order's own mailbox confirms", async () => {
    const { id } = await paidByCard(app);
    const recorded = await call(app, "/withdrawals/record", { ...STATEMENT, number: `OR${id}` });
    expect([recorded.statusCode, recorded.json().token]).toEqual([200, null]);
    expect(recorded.body).not.toContain(mailedToken(app));
    await runAll();
    const stateOf = async () =>
      (await app.database.db.execute<{ state: string }>(sql`select state from orders where id = ${id}`)).rows[0]?.state;
    expect([await stateOf(), (await rowOf(recorded.json().withdrawal.number)).state]).toEqual(["paid", "recorded"]);
    expect(app.mails.map(({ template, to }) => `${template} ${to}`)).toEqual([`withdrawal-confirm ${STATEMENT.email}`]);
    const confirm = () => call(app, "/withdrawals/confirm", { token: mailedToken(app) });
    // The link is opened in two mail programs at once.
    expect((await Promise.all([confirm(), confirm()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await runAll();
    expect([await stateOf(), sent.length]).toEqual(["refunded", 1]);
  });

  test("T136 the browser that ordered confirms at once, by the number alone", async () => {
    const { id } = await paidByCard(app);
    const cookies = { visitor: app.shop.visitorCookie.sign(VISITOR) };
    const { token } = (await call(app, "/withdrawals/record", { ...STATEMENT, number: `OR${id}` }, { cookies })).json();
    expect((await call(app, "/withdrawals/confirm", { token })).statusCode).toBe(200);
    await runAll();
    expect(sent).toHaveLength(1);
  });

  test("needs the buyer's name and address together", async () => {
    const { id } = await paidByCard(app);
    for (const wrong of [{ name: "Rūta Kitokia" }, { email: "kita@example.com" }]) {
      await call(app, "/withdrawals/record", { ...STATEMENT, ...wrong, number: `OR${id}` });
      await call(app, "/withdrawals/confirm", { token: mailedToken(app) });
    }
    await runAll();
    const { rows } = await app.database.db.execute(sql`select state from orders where id = ${id}`);
    expect(rows).toEqual([{ state: "paid" }]);
  });

  test("T080 is limited by network, and by the address that the receipt goes to", async () => {
    const record = (email: string, address = "203.0.113.5") =>
      call(app, "/withdrawals/record", { ...STATEMENT, email, number: "OR1" }, { address });
    for (let tries = 0; tries < 6; tries++) expect((await record("target@example.com")).statusCode).toBe(200);
    expect((await record("target@example.com", "198.51.100.7")).statusCode).toBe(429);
    for (let tries = 0; tries < 14; tries++) await record(`other-${tries}@example.com`);
    expect((await record("one-more@example.com")).statusCode).toBe(429);
  });

  test("cannot open the form with another's order, nor confirm what another recorded", async () => {
    const { slug } = await paidByCard(app);
    expect((await call(app, "/withdrawals/options", { order: slug, language_id: 1 })).statusCode).toBe(404);
    expect((await call(app, "/withdrawals/confirm", { token: "A".repeat(43) })).statusCode).toBe(404);
    expect((await visit(app, { path: `/en/withdrawal/${slug}` })).statusCode).toBe(404);
  });
});

describe("the owner of an order", () => {
  test("ACCOUNT-05 finds it filled in, withdraws once, and sees how it stands; a second one is a conflict", async () => {
    const userId = await addUser(app, { email: "owner@example.com" });
    const cookies = await userSession(app, userId);
    const { id, slug } = await paidByCard(app, { owner: { userId, visitorHash: null }, email: "owner@example.com" });
    await deliver(id, 2);
    const options = () => call(app, "/withdrawals/options", { order: slug, language_id: 1 }, { cookies });
    expect((await options()).json()).toMatchObject({
      name: "Rūta Žalgirė",
      email: "owner@example.com",
      orders: [{ number: `OR${id}`, can_withdraw: true, withdrawal: null }],
    });
    // A signed-in customer may state another name and address.
    const stated = { number: "", order: slug, name: "R. Ž.", email: "other@example.com" };
    const { number } = await withdraw(app, stated, { cookies });
    expect((await options()).json().orders[0]).toMatchObject({
      can_withdraw: false,
      withdrawal: { number, state: "confirmed", order_number: `OR${id}` },
    });
    const second = await call(app, "/withdrawals/record", { ...STATEMENT, number: "", order: slug }, { cookies });
    expect(second.statusCode).toBe(409);
    const order = (await call(app, "/my-orders/get-order", { slug, language_id: 1 }, { cookies })).json();
    expect(order.order.can_withdraw).toBe(true);
    const { items } = (await call(app, "/my-orders/get-my-orders", { language_id: 1 }, { cookies })).json();
    expect(items[0].actions).toContain("withdraw");
  });

  test("of two statements that are confirmed at once only one counts", async () => {
    const userId = await addUser(app, { email: "twice@example.com" });
    const cookies = await userSession(app, userId);
    const { id, slug } = await paidByCard(app, { owner: { userId, visitorHash: null }, email: "twice@example.com" });
    const record = () => call(app, "/withdrawals/record", { ...STATEMENT, number: "", order: slug }, { cookies });
    const tokens = (await Promise.all([record(), record(), record()])).map((answer) => answer.json().token);
    const confirmed = await Promise.all(tokens.map((token) => call(app, "/withdrawals/confirm", { token })));
    expect(confirmed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await runAll();
    expect(sent).toHaveLength(1);
    const { rows } = await app.database.db.execute(sql`select state from orders where id = ${id}`);
    expect(rows).toEqual([{ state: "refunded" }]);
  });

  test("is asked in the inbox to send back what was sent, and nothing that never was", async () => {
    const userId = await addUser(app, { email: "sender@example.com" });
    const cookies = await userSession(app, userId);
    const owned = { owner: { userId, visitorHash: null }, email: "sender@example.com" } as const;
    const [unsent, sentOut] = [await paidByCard(app, owned), await paidByCard(app, owned)];
    await deliver(sentOut.id, 1);
    const stated = { email: "sender@example.com" };
    // As a guest: the account is found by the order.
    await withdraw(app, { number: `OR${unsent.id}`, ...stated });
    const { number } = await withdraw(app, { number: `OR${sentOut.id}`, ...stated });
    const effects = app.enqueued.splice(0).filter(({ name }) => name === WITHDRAWAL_EFFECT.name);
    for (const { payload } of effects) await app.runJob(WITHDRAWAL_EFFECT, payload);
    const member = await signedInMember(app);
    const options = { cookies: member.cookies, headers: { "idempotency-key": `accept ${number}` } };
    expect((await staffCall(app, "/withdrawals/accept", { number }, options)).statusCode).toBe(200);
    const { items } = (await call(app, "/inbox/get", {}, { cookies })).json();
    expect(items).toMatchObject([{ task: "send_back", number, path: `/withdrawal/${sentOut.slug}` }]);
    await runAll();
  });

  test("ERROR-05 bad input is shown at its field", async () => {
    const wrong = { name: "www.example.com", number: " ", email: "nobody" };
    const answer = await call(app, "/withdrawals/record", { ...wrong, language_id: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      name: "validation.name",
      number: "validation.required",
      email: "validation.email",
    });
  });
});

test("only storefronts of the European Union have the page, its link and its calls", async () => {
  const page = (host: string) => visit(app, { host, path: "/en/withdrawal" });
  const inUnion = await page("lt.localhost");
  expect(inUnion.statusCode).toBe(200);
  expect(inUnion.body).toContain("Withdraw from contract here");
  expect((await page("ae.localhost")).statusCode).toBe(404);
  const record = await call(app, "/withdrawals/record", { ...STATEMENT, number: "OR1" }, { host: "ae.localhost" });
  expect(record.statusCode).toBe(404);
  const home = (host: string) => visit(app, { host, path: "/en" });
  expect((await home("lt.localhost")).body).toContain('href="/en/withdrawal"');
  expect((await home("ae.localhost")).body).not.toContain("/withdrawal");
});

test("T129 T130 an account's export has its withdrawals, and after its erasure they name nobody", async () => {
  const { withdrawalData } = await import("./personal-data.ts");
  const { db } = app.database;
  const person = { userId: 0, email: "forgotten@example.com", storefrontCode: "lt" };
  await call(app, "/withdrawals/record", { ...STATEMENT, email: person.email, number: "OR1" });
  expect(await withdrawalData.collect(db, person)).toMatchObject([{ name: STATEMENT.name, orderNumber: "OR1" }]);
  await withdrawalData.erase(db, person);
  expect(await withdrawalData.collect(db, person)).toEqual([]);
  const { rows } = await db.execute(sql`select name from withdrawals order by id desc limit 1`);
  expect(rows).toEqual([{ name: "" }]);
});
