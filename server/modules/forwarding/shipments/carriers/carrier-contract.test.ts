import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { carrierOfNumber, TRACKED_CARRIERS } from "#domain/forwarding/shipments/tracked-carriers.ts";
import { TRACKING_CODES } from "#domain/forwarding/shipments/tracking-codes.ts";
import { CARRIERS, openSimulatedShop, PATHS, type SimulatedShop, simulatorCarriers } from "#testing/simulator-shop.ts";
import { CarrierFailure, type ParcelCarrier } from "./carrier.ts";
import { configuredCarriers } from "./configured-carriers.ts";
import { northpostCarrier } from "./northpost.ts";
import { swiftlineCarrier } from "./swiftline.ts";

const { control } = PATHS;
const ADAPTERS = { northpost: northpostCarrier, swiftline: swiftlineCarrier };
const REQUEST = {
  reference: "OR12",
  recipient: {
    name: "Rūta Kazlauskienė",
    street: "Ozo g. 25",
    city: "Vilnius",
    postal_code: "08200",
    country: "LT",
    phone: "+37061234567",
  },
  parcels: [{ weight_grams: 1_620 }],
};

let shop: SimulatedShop;
beforeAll(async () => {
  shop = await openSimulatedShop();
});
afterEach(async () => {
  await shop.post(control.reset, {});
  shop.notifications.length = 0;
});
afterAll(() => shop.close());

test("a carrier without settings is not there", () => {
  expect(configuredCarriers({})).toEqual([]);
  const { swiftline } = simulatorCarriers(shop.url);
  expect(configuredCarriers({ swiftline }).map(({ name }) => name)).toEqual(["swiftline"]);
});

/** The duties of every adapter, whatever its carrier's protocol. */
describe.each(TRACKED_CARRIERS)("the carrier %s", (name) => {
  const settings = () => simulatorCarriers(shop.url)[name];
  const open = (clock?: () => number): ParcelCarrier => ADAPTERS[name](settings(), clock);
  const step = (number: string) => shop.post(control.step, { number });
  const pushOf = async () => {
    const [{ headers, body } = { headers: {}, body: "" }] = await shop.waitForNotifications(1);
    return { headers, body: Buffer.from(body) };
  };

  test("F32 makes one parcel for one key, with a number that is known as its own and a PDF", async () => {
    const carrier = open();
    const [first, again, other] = [
      await carrier.createShipment(REQUEST, "a"),
      await carrier.createShipment(REQUEST, "a"),
      await carrier.createShipment(REQUEST, "b"),
    ];
    expect(again).toEqual(first);
    expect(other.trackingNumber).not.toBe(first.trackingNumber);
    expect(carrierOfNumber(first.trackingNumber)).toBe(name);
    expect(first.pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(first.pdf.toString("latin1").trimEnd().endsWith("%%EOF")).toBe(true);
  });

  test("F10 finds the same parcel when the answer to its order was lost", async () => {
    const carrier = open();
    await shop.post(control.answers, { path: `${PATHS.carriers[name].shipments}`, kind: "500", hasEffect: true });
    await expect(carrier.createShipment(REQUEST, "a")).rejects.toBeInstanceOf(CarrierFailure);
    await carrier.createShipment(REQUEST, "a");
    expect(await shop.get(control.parcels)).toHaveLength(1);
  });

  test("reports what happened after a cursor, in our codes", async () => {
    const carrier = open();
    const { trackingNumber } = await carrier.createShipment(REQUEST, "a");
    expect(await carrier.eventsSince(trackingNumber, null)).toMatchObject({ events: [] });
    for (let times = 0; times < 3; times++) await step(trackingNumber);
    const first = await carrier.eventsSince(trackingNumber, null);
    expect(first.events.map(({ code }) => code)).toEqual(["arrived_origin_hub", "departed_origin", "in_transit"]);
    expect(first.events[0]).toMatchObject({ trackingNumber, location: "New York", happenedAt: expect.any(Date) });
    await step(trackingNumber);
    const later = await carrier.eventsSince(trackingNumber, first.cursor);
    expect(later.events.map(({ code }) => code)).toEqual(["arrived_country"]);
    expect((await carrier.eventsSince(trackingNumber, later.cursor)).events).toEqual([]);
  });

  test("knows every code that the carrier has, and parks others", async () => {
    const carrier = open();
    const { trackingNumber: number } = await carrier.createShipment(REQUEST, "a");
    for (const word of Object.keys(CARRIERS[name].codes)) await shop.post(control.report, { number, step: word });
    await shop.post(control.reports, { unknownCode: true });
    await step(number);
    const { events } = await carrier.eventsSince(number, null);
    const codes = events.map(({ code }) => code);
    expect(codes.at(-1)).toBeNull();
    expect(codes.slice(0, -1).filter((code) => code === null || !TRACKING_CODES.includes(code))).toEqual([]);
  });

  test("knows nothing of a parcel that the carrier has never heard of", async () => {
    const number = CARRIERS[name].newNumber();
    expect(await open().eventsSince(number, null)).toEqual({ events: [], cursor: "0" });
  });

  test("calls a parcel off until it was handed over", async () => {
    const carrier = open();
    const { trackingNumber: early } = await carrier.createShipment(REQUEST, "a");
    const { trackingNumber: late } = await carrier.createShipment(REQUEST, "b");
    await step(late);
    expect(await carrier.cancel(early)).toBe("cancelled");
    expect(await carrier.cancel(late)).toBe("too_late");
  });

  test("F38 fails in time when the carrier hangs, answers 500 or 429, or what is no JSON, and works again", async () => {
    const hasty = ADAPTERS[name]({ ...settings(), timeoutMs: 200 });
    const { trackingNumber } = await open().createShipment(REQUEST, "a");
    for (const kind of ["hang", "500", "429", "malformed"]) {
      await shop.post(control.answers, { path: PATHS.carriers[name].shipments, kind, seconds: 120 });
      await expect(hasty.eventsSince(trackingNumber, null), kind).rejects.toBeInstanceOf(CarrierFailure);
    }
    expect((await open().eventsSince(trackingNumber, null)).events).toEqual([]);
  });

  test("signs in again when its token is refused", async () => {
    const carrier = ADAPTERS[name]({ ...settings(), clientSecret: "another" });
    await expect(carrier.createShipment(REQUEST, "a")).rejects.toThrow("no token");
  });

  describe("T119 a push", () => {
    const pushed = async () => {
      const { trackingNumber } = await open().createShipment(REQUEST, "a");
      await step(trackingNumber);
      return { trackingNumber, push: await pushOf() };
    };

    test("T119 is read when it was signed within 300 s, and again when it is repeated", async () => {
      const { trackingNumber, push } = await pushed();
      for (const seconds of [0, 0, 299, -299]) {
        const read = open(() => Date.now() + seconds * 1_000).readPush(push);
        expect(read, `${seconds} s`).toMatchObject({
          result: "events",
          events: [{ trackingNumber, code: "arrived_origin_hub", location: "New York" }],
        });
      }
    });

    test("T119 is refused without a signature, with another secret, with another body, too old or from the future", async () => {
      const { push } = await pushed();
      const refused = (carrier: ParcelCarrier, sent = push) => carrier.readPush(sent).result;
      expect(refused(open(), { ...push, headers: {} })).toBe("refused");
      expect(refused(ADAPTERS[name]({ ...settings(), pushSecret: "another secret of ours" }))).toBe("refused");
      expect(refused(open(), { ...push, body: Buffer.concat([push.body, Buffer.from(" ")]) })).toBe("refused");
      for (const seconds of [302, -302])
        expect(refused(open(() => Date.now() + seconds * 1_000)), `${seconds} s`).toBe("refused");
    });
  });
});
