import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { findBrokenHistories } from "#platform/state/check-histories.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { expectStockInvariants, levelOf } from "#testing/catalogue/stock.ts";
import { addUser, mailedToken, PASSWORD, query, signedIn } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { addToCart, cartOf, newShopper, type Shopper } from "#testing/selling/cart.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { PHONE_RESERVATION_CLOCK } from "./phone-reservations.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";

const ENGLISH = { language_id: 1 };

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 12, now: () => new Date(Date.now() + ahead) });
});
afterEach(async () => {
  ahead = 0;
  await expectStockInvariants(app.database.db);
  expect(await findBrokenHistories(app.database.db, reservationAggregate)).toEqual([]);
});
afterAll(() => app.close());

let lastPerson = 0;
const person = () => {
  lastPerson += 1;
  return { email: `queue${lastPerson}@example.com`, phone: `+370 612 ${10_000 + lastPerson}` };
};

async function reservablePhone(stock = 0): Promise<number> {
  const { variantId } = await addProduct(app.database.db, { stock });
  await query(app, "insert into reservable_phones (storefront_code, variant_id) values ('lt', $1)", [variantId]);
  return variantId;
}

/** Each from a network of its own: requests from one are limited. */
let requests = 0;
const request = (variantId: number, typed: object) =>
  call(
    app,
    "/reservations/request",
    { ...ENGLISH, variant_id: variantId, first_name: "Ieva", accepts_policy: true, ...typed },
    { address: `192.0.2.${++requests % 250}` },
  );

const byLink = (action: string, token: string) => call(app, `/reservations/${action}`, { ...ENGLISH, token });

/** Somebody with a confirmed place. */
async function queued(variantId: number, { email, phone } = person()) {
  expect((await request(variantId, { email, phone })).statusCode).toBe(200);
  const token = mailedToken(app, email);
  const answer = await byLink("confirm", token);
  expect(answer.statusCode).toBe(200);
  const { number, position } = answer.json() as { number: string; position: number };
  return { email, token, number, position };
}

const receive = (variantId: number, pieces: number) =>
  query(app, "insert into stock_movements (variant_id, quantity, reason) values ($1, $2, 'received')", [
    variantId,
    pieces,
  ]);

async function offer(number: string) {
  const { cookies } = await signedInMember(app);
  return staffCall(
    app,
    "/phone-reservations/offer",
    { number },
    { cookies, headers: { "idempotency-key": randomUUID() } },
  );
}

const viewOf = async (token: string) => (await byLink("get", token)).json();
const lastMail = (to: string) => app.mails.findLast((mail) => mail.to === to)?.template;

describe("FORWARDING-08 reserving a phone", () => {
  test("ROUTE-45 the request is confirmed by the mailed link; opening the link confirms nothing", async () => {
    const variantId = await reservablePhone();
    const { email, phone } = person();
    expect((await request(variantId, { email, phone })).json()).toEqual({ status: true });
    expect(app.mails.at(-1)).toMatchObject({ template: "phone-reservation-requested", to: email, language: "en" });
    const token = mailedToken(app, email);
    const page = await visit(app, { path: `/en/iphone-reservation/confirm/${token}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Confirm your place in the queue");
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(await viewOf(token)).toMatchObject({
      state: "requested",
      position: null,
      next_events: ["confirm", "leave"],
    });
    const confirmed = await byLink("confirm", token);
    expect(confirmed.json()).toMatchObject({ state: "queued", position: 1 });
    expect((await byLink("confirm", token)).json()).toMatchObject({ state: "queued", position: 1 });
    const queuedMails = app.mails.filter((mail) => mail.to === email && mail.template === "phone-reservation-queued");
    expect(queuedMails).toMatchObject([{ values: { position: "1" } }]);
  });

  test("the queue is in the order of confirmations, and the list has its length", async () => {
    const variantId = await reservablePhone();
    const [late, early] = [person(), person()];
    await request(variantId, late);
    const first = await queued(variantId, early);
    const second = (await byLink("confirm", mailedToken(app, late.email))).json();
    expect([first.position, second.position]).toEqual([1, 2]);
    const { phones } = (await call(app, "/reservations/phones", ENGLISH)).json();
    const listed = phones.find((phone: { variant_id: number }) => phone.variant_id === variantId);
    expect(listed).toMatchObject({ waiting: 2, is_available: false });
    await byLink("leave", first.token);
    expect(await viewOf(mailedToken(app, late.email))).toMatchObject({ position: 1 });
  });

  test("ERROR-05 what is wrong is said at its field, and nothing is stored", async () => {
    const variantId = await reservablePhone();
    const typed = { first_name: "Win at evil.example", email: "nobody", phone: "12", accepts_policy: false };
    const answer = await request(variantId, typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      first_name: "validation.name",
      email: "validation.email",
      phone: "validation.phone",
      accepts_policy: "validation.required",
    });
    const other = await addProduct(app.database.db, { stock: 0 });
    expect((await request(other.variantId, person())).json().errors).toEqual({ variant_id: "validation.choice" });
    expect(await query(app, "select from phone_reservations where variant_id = $1", [variantId])).toEqual([]);
  });

  test("T061 the answer does not tell whether an address has a place; its owner gets a mail", async () => {
    const variantId = await reservablePhone();
    const mine = await queued(variantId);
    const again = await request(variantId, { ...person(), email: mine.email.toUpperCase() });
    expect(again.json()).toEqual({ status: true });
    expect(lastMail(mine.email)).toBe("phone-reservation-exists");
    const rows = await query(app, "select state from phone_reservations where email = $1", [mine.email]);
    expect(rows).toEqual([{ state: "queued" }]);
  });

  test("one place for a phone number, whatever the address; also when both confirm at once", async () => {
    const variantId = await reservablePhone();
    const { phone } = person();
    const people = [person(), person(), person()].map(({ email }) => ({ email, phone }));
    for (const each of people) await request(variantId, each);
    const answers = await Promise.all(people.map(({ email }) => byLink("confirm", mailedToken(app, email))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "phone_number_queued" });
  });

  test("ten requests with one address at once are one place", async () => {
    const variantId = await reservablePhone();
    const { email, phone } = person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(variantId, { email, phone })));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await query(app, "select from phone_reservations where email = $1", [email])).toHaveLength(1);
  });

  test("T059 a token opens its own reservation in its own storefront, and nothing else", async () => {
    const variantId = await reservablePhone();
    const { token } = await queued(variantId);
    expect((await byLink("get", "x".repeat(43))).statusCode).toBe(404);
    expect((await byLink("leave", "unknown")).statusCode).toBe(404);
    const elsewhere = await call(app, "/reservations/get", { ...ENGLISH, token }, { host: "lv.localhost" });
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe("FORWARDING-08 an offered phone", () => {
  test("is held for the first of the queue for a day, and for nobody else", async () => {
    const variantId = await reservablePhone();
    const [first, second] = [await queued(variantId), await queued(variantId)];
    expect((await offer(first.number)).statusCode).toBe(409);
    await receive(variantId, 1);
    expect((await offer(second.number)).statusCode).toBe(409);
    expect((await offer(first.number)).json()).toEqual({ status: true, state: "offered" });
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 1, reserved: 1 });
    expect(lastMail(first.email)).toBe("phone-reservation-offered");
    const stranger = newShopper();
    expect((await addToCart(app, stranger, variantId)).added).toBe(0);
    expect((await offer(second.number)).statusCode).toBe(409);
  });

  test("CART-06 goes into the cart of the visitor who opens the link, reserved until the offer ends", async () => {
    const variantId = await reservablePhone();
    const { number, token } = await queued(variantId);
    await receive(variantId, 1);
    await offer(number);
    const { expires_at: until } = await viewOf(token);
    const shopper = newShopper();
    const taken = await byLink("take", token);
    for (const { name, value } of taken.cookies) shopper.cookies[name] = value;
    expect(taken.json()).toMatchObject({ state: "converted", next_events: [] });
    const cart = await cartOf(app, shopper);
    expect(cart.items).toMatchObject([{ variant_id: variantId, quantity: 1, is_reserved: true }]);
    expect(cart.expiration).toBe(until);
    expect((await byLink("take", token)).statusCode).toBe(409);
  });

  test("F15 I1 taken by ten clicks at once it is one piece in one cart", async () => {
    const variantId = await reservablePhone();
    const { number, token } = await queued(variantId);
    await receive(variantId, 1);
    await offer(number);
    const shoppers: Shopper[] = Array.from({ length: 10 }, newShopper);
    const answers = await Promise.all(shoppers.map(() => byLink("take", token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 1, reserved: 1 });
  });

  test("F15 I1 two members of staff offer one piece: one person gets it", async () => {
    const variantId = await reservablePhone();
    const [first, second] = [await queued(variantId), await queued(variantId)];
    await receive(variantId, 1);
    const answers = await Promise.all([offer(first.number), offer(second.number), offer(first.number)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await viewOf(first.token)).toMatchObject({ state: "offered" });
  });

  test("F45 I1 is offered once, also where more pieces are free: twice in turn, and at once", async () => {
    const variantId = await reservablePhone();
    const [first, second] = [await queued(variantId), await queued(variantId)];
    await receive(variantId, 4);
    const atOnce = await Promise.all([1, 2, 3].map(() => offer(first.number)));
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await offer(second.number)).statusCode).toBe(200);
    expect((await offer(second.number)).statusCode).toBe(409);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 4, reserved: 2 });
  });

  test("goes to the next person when it is declined, or when its day is over", async () => {
    const variantId = await reservablePhone();
    const people = [await queued(variantId), await queued(variantId), await queued(variantId)];
    await receive(variantId, 1);
    await offer(people[0]?.number ?? "");
    expect((await byLink("decline", people[0]?.token ?? "")).json()).toMatchObject({ state: "declined" });
    expect((await offer(people[1]?.number ?? "")).statusCode).toBe(200);
    ahead = 25 * HOUR_MS;
    expect(await viewOf(people[1]?.token ?? "")).toMatchObject({ state: "expired", next_events: [] });
    expect((await byLink("take", people[1]?.token ?? "")).statusCode).toBe(409);
    await app.runJob(PHONE_RESERVATION_CLOCK);
    expect(lastMail(people[1]?.email ?? "")).toBe("phone-reservation-expired");
    ahead = 0;
    expect((await offer(people[2]?.number ?? "")).statusCode).toBe(200);
  });

  test("T065 staff see the queues of their storefronts, and can offer where a piece is free", async () => {
    const variantId = await reservablePhone();
    const { number } = await queued(variantId);
    const { cookies } = await signedInMember(app, { storefronts: ["lt"] });
    const find = async (member: Record<string, string>) => {
      const { items } = (
        await staffCall(app, "/phone-reservations/list", { sort: "-created_at" }, { cookies: member })
      ).json();
      return items.find((item: { number: string }) => item.number === number);
    };
    expect(await find(cookies)).toMatchObject({ state: "queued", position: 1, available: 0, next_events: [] });
    await receive(variantId, 1);
    expect(await find(cookies)).toMatchObject({ available: 1, next_events: ["offer"] });
    const elsewhere = await signedInMember(app, { storefronts: ["lv"] });
    expect(await find(elsewhere.cookies)).toBeUndefined();
  });
});

describe("a phone reservation and time", () => {
  test("that is not confirmed within a day ends by itself, without a mail", async () => {
    const variantId = await reservablePhone();
    const { email, phone } = person();
    await request(variantId, { email, phone });
    ahead = 25 * HOUR_MS;
    await app.runJob(PHONE_RESERVATION_CLOCK);
    expect(await viewOf(mailedToken(app, email))).toMatchObject({ state: "expired" });
    expect(lastMail(email)).toBe("phone-reservation-requested");
  });

  test("T130 names nobody a month after it has ended", async () => {
    const variantId = await reservablePhone();
    const { token, number, email } = await queued(variantId);
    await byLink("leave", token);
    ahead = 31 * 24 * HOUR_MS;
    await app.runJob(PHONE_RESERVATION_CLOCK);
    const rows = await query(app, "select email, phone, first_name, user_id from phone_reservations where id = $1", [
      Number(number.slice(2)),
    ]);
    expect(rows).toEqual([{ email: null, phone: null, first_name: null, user_id: null }]);
    expect(await query(app, "select from phone_reservations where email = $1", [email])).toEqual([]);
    expect((await byLink("get", token)).statusCode).toBe(404);
  });

  test("T129 T130 is in its owner's archive, and an erasure gives the place and the piece back", async () => {
    const variantId = await reservablePhone();
    const { email, phone } = person();
    await addUser(app, { email });
    const cookies = await signedIn(app, email);
    const { number } = await queued(variantId, { email, phone });
    await receive(variantId, 1);
    await offer(number);
    const { download_path } = (await call(app, "/account/export-my-data", { password: PASSWORD }, { cookies })).json();
    const { rawPayload } = await visit(app, { path: download_path, cookies });
    const archive = unzipSync(rawPayload)["phone-reservations.json"] ?? new Uint8Array();
    const [kept] = JSON.parse(strFromU8(archive));
    expect([numberOf("phone_reservation", kept.id), kept.state]).toEqual([number, "offered"]);
    expect((await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies })).statusCode).toBe(200);
    expect(await query(app, "select state, email from phone_reservations where id = $1", [kept.id])).toEqual([
      { state: "declined", email: null },
    ]);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 1, reserved: 0 });
  });
});

describe("the pages of phone reservations", () => {
  test("ROUTE-43 ROUTE-44 ROUTE-45 exist where something is sold, and are not found elsewhere", async () => {
    for (const path of ["/en/iphone-reservation", "/en/reservation/success"]) {
      const { statusCode, body } = await visit(app, { path });
      expect(statusCode, path).toBe(200);
      expect(body, "to who asked for nothing").not.toContain("We have sent a link");
    }
    expect((await visit(app, { host: "tp.localhost", path: "/en/iphone-reservation" })).statusCode).toBe(404);
    expect((await visit(app, { path: "/en/iphone-reservation/confirm/unknown" })).statusCode).toBe(404);
  });
});
