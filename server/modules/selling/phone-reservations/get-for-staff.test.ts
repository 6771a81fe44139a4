import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffPhoneReservation } from "#contracts/staff/selling/phone-reservations.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { storeMail } from "#testing/operations/stored-mails.ts";
import { mailedToken, query } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  ({ cookies } = await signedInMember(app, { name: "Eglė Kadaitė" }));
});
afterAll(() => app?.close());

const ask = (path: string, body: object, asking = cookies) =>
  staffCall(app, `/phone-reservations/${path}`, body, { cookies: asking });

async function get(number: string): Promise<StaffPhoneReservation> {
  const answer = await ask("get", { number });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function reservablePhone(stock = 0): Promise<number> {
  const { variantId } = await addProduct(app.database.db, { stock });
  await query(app, "insert into reservable_phones (storefront_code, variant_id) values ('lt', $1)", [variantId]);
  return variantId;
}

let people = 0;
/** Somebody with a confirmed place in a queue. */
async function queued(variantId: number, email = `waits${++people}@example.com`): Promise<string> {
  const typed = { first_name: "Ieva", email, phone: `+370 612 ${20_000 + ++people}`, accepts_policy: true };
  const request = { language_id: 1, variant_id: variantId, ...typed };
  await call(app, "/reservations/request", request, { address: `192.0.2.${people}` });
  const token = mailedToken(app, email);
  return (await call(app, "/reservations/confirm", { language_id: 1, token })).json().number;
}

const receive = (variantId: number) =>
  query(app, "insert into stock_movements (variant_id, quantity, reason) values ($1, 1, 'received')", [variantId]);

describe("FORWARDING-08 a phone reservation for staff", () => {
  test("T065 is not found from another storefront, as if there were none", async () => {
    const number = await queued(await reservablePhone());
    const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
    const answers = await Promise.all([number, "RS999999999"].map((each) => ask("get", { number: each }, foreign)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: "" }).toEqual({ ...answers[1]?.json(), request_id: "" });
    }
  });

  test("I10 has all of its row, its phone and its queue; the first can be offered a piece once there is one", async () => {
    const variantId = await reservablePhone();
    const [first, second] = [await queued(variantId), await queued(variantId)];
    const { items } = (await ask("list", { filter: { search: second, storefront: "lt" } })).json();
    const reservation = await get(second);
    expect(reservation).toMatchObject(items[0]);
    expect(reservation).toMatchObject({ position: 2, waiting: 2, is_guest: true, ended_at: null });
    expect(reservation.phone).not.toBe("");
    expect((await get(first)).next_events).toEqual([]);
    await receive(variantId);
    expect((await get(first)).next_events).toEqual(["offer"]);
    expect((await get(second)).next_events).toEqual([]);
  });

  test("are found by what can be offered now, by the storefront and by the end of the offer", async () => {
    const variantId = await reservablePhone();
    const [first, second] = [await queued(variantId), await queued(variantId)];
    const ids = [first, second].map((number) => Number(number.slice(2)));
    const found = async (filter: object) => {
      const { items } = (await ask("list", { filter: { ids, ...filter } })).json();
      return items.map(({ number }: { number: string }) => number);
    };
    expect(await found({ is_offerable: true })).toEqual([]);
    await receive(variantId);
    expect(await found({ is_offerable: true })).toEqual([first]);
    expect(await found({ storefront: "lv" })).toEqual([]);
    await ask("offer", { number: first });
    expect(await found({ is_offerable: true })).toEqual([]);
    expect(await found({ expires_at: { from: "2020-01-01" } })).toEqual([first]);
    expect(await found({ state: ["queued", "requested"] })).toEqual([second]);
  });

  test("masks the address and the number, and names nobody who was erased", async () => {
    const number = await queued(await reservablePhone(), "masked@example.com");
    const answer = await ask("get", { number });
    expect(answer.body).not.toMatch(/masked@|612 ?2/);
    const contact = { email: "m•••@example.com", phone: expect.stringMatching(/^\+370.*•.*\d{3}$/) };
    expect(answer.json()).toMatchObject({ first_name: "Ieva", contact });
    await app.database.db.execute(sql`
      update phone_reservations set email = null, phone = null, first_name = null, user_id = null,
        state = 'cancelled', ended_at = now() where id = ${Number(number.slice(2))}`);
    expect(await get(number)).toMatchObject({ first_name: null, contact: null, position: null });
  });

  test("has all that has happened to it, the newest first, with mails and the member who offered", async () => {
    const variantId = await reservablePhone();
    const number = await queued(variantId, "timeline@example.com");
    await receive(variantId);
    await ask("offer", { number });
    for (const mail of app.mails.filter(({ to }) => to === "timeline@example.com")) await storeMail(app, mail);
    const { timeline } = await get(number);
    const times = timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const by = "Eglė Kadaitė";
    const of = (kind: string) => timeline.filter((entry) => entry.kind === kind);
    expect(of("state")).toMatchObject([{ event: "offer", by }, { event: "confirm", by: null }, { event: "request" }]);
    expect(of("mail").map(({ event }) => event)).toEqual(["phone-reservation-offered", "phone-reservation-queued"]);
    expect(of("staff")).toMatchObject([{ event: "phoneReservations.offer", by }]);
  });
});
