import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  paidRequest,
  SERUM,
  SHOES,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { recordForSubject } from "../../shipments/index.ts";

let app: TestApp;
let ruta: Forwarder;
let email: string;
let number: string;
let network = 0;

const CARRIERS_NUMBER = "CD412345678LT";
const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };

beforeAll(async () => {
  app = await createTestApp();
  ruta = await addForwarder(app);
  email = (await confirmedEmail(app.database.db, ruta.id)) ?? "";
  const staff = await warehouseWorker(app);
  ({ number } = await paidRequest(app, ruta, [await addParcel(app, ruta, SHOES), await addParcel(app, ruta, SERUM)]));
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  await staff("label", { number, tracking_number: CARRIERS_NUMBER });
  await staff("dispatch", { number });
  const subject = { kind: "forward_request", id: Number(number.slice(2)), storefrontCode: "lt" } as const;
  const happenedAt = new Date(Date.now() + 60_000);
  const report = { code: "out_for_delivery", location: "Žvėryno g. 14", source: "staff", happenedAt } as const;
  await recordForSubject(app.database.db, subject, report);
});
beforeEach(() => {
  network += 1;
});
afterAll(() => app.close());

/** Each test has its own network, because attempts are counted. */
const ask = (path: string, body: object, options = {}) =>
  call(app, `/tracking/${path}`, { language_id: 1, ...body }, { address: `10.1.${network}.1`, ...options });
const lookUp = (asked: string, proof?: string, options = {}) =>
  ask("lookup", { number: asked, ...(proof === undefined ? {} : { proof }) }, options);

describe("FORWARDING-05 a forward request on /tracking", () => {
  test("FORWARDING-05 is found by its number or the carrier's, with the e-mail or the last digits of the phone", async () => {
    for (const [asked, proof] of [
      [number, email],
      [number.toLowerCase(), ` ${email.toUpperCase()} `],
      [number, "0000"],
      [CARRIERS_NUMBER, "0000"],
      ["cd 412 345 678 lt", email],
    ] as const) {
      const { parcel } = (await lookUp(asked, proof)).json();
      expect(parcel, asked).toMatchObject({
        is_owner: true,
        number,
        tracking_number: CARRIERS_NUMBER,
        destination: "Vilnius",
        shipping_method: "air",
      });
      expect(parcel.steps).toHaveLength(6);
      expect(parcel.timeline[0].location).toBe("Žvėryno g. 14");
    }
  });

  test("FORWARDING-05 needs no proof from its owner, and one from everybody else", async () => {
    expect((await lookUp(number, undefined, { cookies: ruta.cookies })).statusCode).toBe(200);
    const { cookies } = await addForwarder(app);
    expect((await lookUp(number, undefined, { cookies })).statusCode).toBe(404);
  });

  test("T059 T061 unknown numbers, wrong proofs and other storefronts are refused alike", async () => {
    const answers = await Promise.all([
      lookUp("FR999999", email),
      lookUp(number, "somebody@example.com"),
      lookUp(number, "1234"),
      lookUp(CARRIERS_NUMBER, "1234"),
      lookUp(number, email, { host: "lv.localhost" }),
    ]);
    const bodies = answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"request_id":"[^"]*"/, "")}`);
    expect(new Set(bodies).size, bodies.join("\n")).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test("FORWARDING-05 T061 its link shows cities and the status, and neither numbers nor the street", async () => {
    const { token } = (await ask("share", { number, proof: email, renew: false })).json();
    const answer = await ask("get", { token });
    expect(answer.json().parcel).toMatchObject({
      is_owner: false,
      number: null,
      tracking_number: null,
      destination: "Vilnius",
    });
    expect(answer.body).not.toContain("Žvėryno");
    expect(answer.body).not.toContain(CARRIERS_NUMBER);
    await ask("share", { number, proof: email, renew: true });
    expect((await ask("get", { token })).statusCode).toBe(404);
  });
});
