import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import { newToken } from "#platform/secret-token.ts";
import { ADDRESS, addUser, signedIn } from "#testing/people/identity.ts";
import { place, settle, VISITOR } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { giveNumber, recordForSubject } from "./index.ts";

const LOCKER: PickupPoint = {
  parcelshop_id: 1,
  carrier: "omniva",
  type: "locker",
  name: "Paštomatas Žirmūnai",
  street: "Žirmūnų g. 64",
  city: "Vilnius",
  zip: "88895",
  country: "LT",
  hint: null,
  hours: "24/7",
  box_sizes: "S–L",
  distance_metres: null,
};

let app: TestApp;
let address = 0;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  address += 1;
});
afterAll(() => app.close());

const db = () => app.database.db;
/** Each test asks from a network of its own: attempts are counted. */
const from = () => `10.0.${address}.1`;
const ask = (path: string, body: object, options = {}) =>
  call(app, `/tracking/${path}`, { language_id: 1, ...body }, { address: from(), ...options });
const lookUp = (number: string, proof?: string, options = {}) =>
  ask("lookup", { number, ...(proof === undefined ? {} : { proof }) }, options);

/** Surely after the event before it. */
const LATER = { source: "system", happenedAt: new Date(Date.now() + 60_000) } as const;

let last = 300_000_000;

/** An order of ruta@example.com, +370 612 34567, at a pickup point in Vilnius. */
async function tracked(changes = {}) {
  const courier = { id: 1, carrier: "omniva", name: "Omniva", deliveryType: "pickup", minDays: 1, maxDays: 2 } as const;
  const delivery = { courier, pickupPoint: LOCKER, address: { ...ADDRESS, phone_number: "+370 612 34567" } };
  const { id, slug } = await place(app, { changes: { ...delivery, ...changes } });
  const number = `CD${++last}LT`;
  const subject = { kind: "order", id, storefrontCode: "lt" } as const;
  await db().transaction(async (tx) => {
    await giveNumber(tx, subject, number);
    await recordForSubject(tx, subject, { source: "system", code: "departed_origin", location: "New York" });
    await recordForSubject(tx, subject, { ...LATER, code: "out_for_delivery", location: "Žirmūnų g. 64" });
  });
  return { id, slug, number };
}

describe("FORWARDING-05 looking a parcel up", () => {
  test("FORWARDING-05 finds it by our number or the carrier's, with the e-mail or the last digits of the phone", async () => {
    const { id, number } = await tracked();
    const written = `${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`.toLowerCase();
    for (const [asked, proof] of [
      [`OR${id}`, "ruta@example.com"],
      [`or ${id}`, " RUTA@example.com"],
      [number, "4567"],
      [written, "4567"],
    ] as const) {
      const { parcel } = (await lookUp(asked, proof)).json();
      expect(parcel, asked).toMatchObject({
        is_owner: true,
        number: `OR${id}`,
        tracking_number: number,
        origin: "New York",
        destination: "Vilnius",
        pickup_point: { name: LOCKER.name },
      });
      expect(parcel.timeline.map(({ key }: { key: string }) => key).slice(0, 2)).toEqual([
        "order.timeline.out_for_delivery",
        "order.timeline.departed_origin",
      ]);
    }
  });

  test("FORWARDING-05 needs no proof from its owner, who is signed in or uses the same browser", async () => {
    const guest = { cookies: { visitor: app.shop.visitorCookie.sign(VISITOR) } };
    const { number } = await tracked();
    expect((await lookUp(number, undefined, guest)).statusCode).toBe(200);
    const userId = await addUser(app, { email: "owner@example.com" });
    const cookies = await signedIn(app, "owner@example.com");
    const { id } = await tracked({ owner: { userId, visitorHash: null } });
    expect((await lookUp(`OR${id}`, undefined, { cookies })).statusCode).toBe(200);
    expect((await lookUp(`OR${id}`, undefined)).statusCode).toBe(404);
  });

  test("T059 T061 an unknown number and a wrong proof are refused alike, and so is another storefront's", async () => {
    const { id, number } = await tracked();
    const answers = await Promise.all([
      lookUp("OR999999", "ruta@example.com"),
      lookUp(`OR${id}`, "somebody@example.com"),
      lookUp(number, "0000"),
      lookUp("QU12", "4567"),
      lookUp("nothing of ours", "4567"),
      lookUp(number, "4567", { host: "lv.localhost" }),
    ]);
    const bodies = answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"request_id":"[^"]*"/, "")}`);
    expect(new Set(bodies).size, bodies.join("\n")).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test("T061 after ten wrong attempts in a quarter of an hour the right answer is refused too, for others it is not", async () => {
    const { id } = await tracked();
    for (let times = 0; times < 10; times++)
      expect((await lookUp(`OR${900_000 + times}`, `${1000 + times}`)).statusCode).toBe(404);
    const refused = await lookUp(`OR${id}`, "4567");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    address += 1;
    for (let times = 0; times < 12; times++) expect((await lookUp(`OR${id}`, "4567")).statusCode).toBe(200);
  });

  test("T061 one number cannot be guessed from many networks", async () => {
    const { id } = await tracked();
    for (let times = 0; times < 10; times++) {
      address += 1;
      expect((await lookUp(`OR${id}`, `${1000 + times}`)).statusCode).toBe(404);
    }
    address += 1;
    expect((await lookUp(`OR${id}`, "4567")).statusCode).toBe(429);
  });
});

describe("FORWARDING-05 a shared link", () => {
  const shared = async (body: object) => (await ask("share", { proof: "4567", ...body })).json().token as string;
  const open = (token: string, options = {}) => ask("get", { token }, options);

  test("T062 shows cities and the status, and nothing about whose it is", async () => {
    const { id, number } = await tracked();
    const token = await shared({ number });
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await open(token);
    const { parcel } = answer.json();
    expect(parcel).toMatchObject({ is_owner: false, number: null, tracking_number: null, pickup_point: null });
    expect(parcel).toMatchObject({ origin: "New York", destination: "Vilnius" });
    expect(parcel.timeline[0]).toMatchObject({ key: "order.timeline.out_for_delivery", location: "Vilnius" });
    expect(answer.body).not.toMatch(/Rūta|Žalgirė|ruta@|4567|Žirmūn|Gedimino|OR\d/);
    expect(answer.body).not.toContain(number);
    expect(answer.body).not.toContain(`"OR${id}"`);
  });

  test("T061 is ended by a renewed one, and does not exist elsewhere", async () => {
    const { number } = await tracked();
    const [first, second] = [await shared({ number }), await shared({ number })];
    expect((await open(first)).statusCode).toBe(200);
    expect((await open(first, { host: "lv.localhost" })).statusCode).toBe(404);
    const renewed = await shared({ number, renew: true });
    for (const token of [first, second]) expect((await open(token)).statusCode).toBe(404);
    expect((await open(renewed)).statusCode).toBe(200);
  });

  test("T061 needs the proof, and guessing links ends after a while", async () => {
    const { number } = await tracked();
    expect((await ask("share", { number, proof: "0000" })).statusCode).toBe(404);
    const statuses = new Set<number>();
    for (let times = 0; times < 100; times++) statuses.add((await open(newToken())).statusCode);
    expect([...statuses]).toEqual([404, 429]);
  });

  test("T130 opens nothing once its owner is erased", async () => {
    const { id, number } = await tracked();
    await settle({ ...app, payable: app.shop.orders.payable }, id);
    const token = await shared({ number });
    await app.shop.orders.personalData.erase(db(), { userId: -1, email: "ruta@example.com", storefrontCode: "lt" });
    expect((await open(token)).statusCode).toBe(404);
    expect((await lookUp(number, "4567")).statusCode).toBe(404);
  });
});
