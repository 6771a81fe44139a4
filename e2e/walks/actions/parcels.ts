import { MORE_PHOTOS, PARCEL_SERVICES } from "#domain/forwarding/parcels/parcel-services.ts";
import { HOLD_REASONS } from "#domain/forwarding/parcels/parcel-states.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { photo } from "#platform/images/test-images.ts";
import { PDF, upload } from "#testing/operations/files.ts";
import { type Action, type Choice, desk, inStates, number, own, whileFew } from "../action.ts";

const area = "forwarding";
const WAREHOUSES = ["US", "CN", "GB"];
/** Few, so that the same box is announced, received and looked for again. */
const TRACKING = ["1ZWALK00000001", "1ZWALK00000002", "1ZWALK00000003"];
const SUITES = ["LT-70001", "LT-70002", "LT-70003", ""];

/** Goods of a value that changes what a parcel costs, or hardly. */
const goods = ({ random }: Choice) => ({
  description: "Trail running shoes",
  quantity: random.pick([1, 2]),
  unit_value: random.pick([50_000, 799_000, 50_000_000]),
  hs6: random.pick(["640411", "330499"]),
  origin: "VN",
  gtin: "",
});

const size = ({ random }: Choice) => ({
  weight_grams: random.pick([400, 1_500, 9_000]),
  length_mm: random.pick([300, 600]),
  width_mm: 300,
  height_mm: 120,
});

/** A number that is known already, of what was announced or is on a shelf, or a new one. */
const tracking = ({ world, random }: Choice) => {
  const known = world.things.parcel.flatMap(({ data }) => (typeof data.tracking === "string" ? [data.tracking] : []));
  return random.pick([...known, ...TRACKING]);
};

const announcement = (choice: Choice) => ({
  tracking_number: tracking(choice),
  carrier: "UPS",
  shop: "stridewear.com",
  expected_on: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
  note: "",
});

const uploaded = async ({ shop, actor }: Choice, purpose: string, body = PDF): Promise<string[]> => {
  const answer = await upload(shop.app, body, { purpose, cookies: actor.cookies, host: actor.host });
  return answer.statusCode === 200 ? [answer.json().id] : [];
};

const shelved = inStates("in_storage", "on_hold");

export const PARCEL_ACTIONS: readonly Action[] = [
  own("parcels.desk", { area, weight: 0.2, ownerOnly: false, body: () => ({}) }),
  own("parcels.announce", {
    area,
    if: whileFew("parcel", 4, inStates("expected", "missing")),
    ownerOnly: false,
    body: (choice) => ({ warehouse: choice.random.pick(["US", "US", "CN"]), ...announcement(choice) }),
  }),
  own("parcels.changeAnnouncement", {
    area,
    about: "parcel",
    weight: 0.3,
    when: inStates("expected", "missing"),
    body: (choice) => ({ ...number("PA", choice.thing), ...announcement(choice) }),
  }),
  own("parcels.answerHold", {
    area,
    about: "parcel",
    weight: 0.5,
    when: inStates("on_hold"),
    body: ({ thing }) => ({ ...number("PA", thing), text: "It is a present.", file_ids: [] }),
  }),
  own("parcels.cancel", {
    area,
    about: "parcel",
    when: inStates("expected", "missing"),
    weight: 0.5,
    body: ({ thing }) => number("PA", thing),
  }),
  own("parcels.declare", {
    area,
    about: "parcel",
    weight: 1.5,
    when: inStates("in_storage", "on_hold", "reserved", "packed"),
    body: (choice) => ({ ...number("PA", choice.thing), lines: [goods(choice)], is_attested: true }),
  }),
  own("parcels.attachInvoice", {
    area,
    about: "parcel",
    weight: 0.3,
    when: shelved,
    body: async (choice) => ({ ...number("PA", choice.thing), file_ids: await uploaded(choice, "parcel-invoice") }),
  }),
  own("parcels.requestService", {
    area,
    about: "parcel",
    when: shelved,
    body: ({ thing, random }) => ({ ...number("PA", thing), kind: random.pick(PARCEL_SERVICES) }),
  }),
  own("parcels.claimUnidentified", {
    area,
    weight: 0.3,
    ownerOnly: false,
    body: (choice) => ({ tracking_number: tracking(choice), proof: "It says so on the order.", file_ids: [] }),
  }),
  own("parcels.setArrivalMails", {
    area,
    weight: 0.1,
    ownerOnly: false,
    body: ({ random }) => ({ arrival_mails: random.pick(["at_once", "daily", "never"]) }),
  }),
  own("parcels.askReturn", {
    area,
    about: "parcel",
    weight: 0.4,
    when: shelved,
    body: ({ thing }) => ({ ...number("PA", thing), address: "Book Barn, 12 Mill Lane, Leeds LS1 4AP" }),
  }),
  own("parcels.handOver", {
    area,
    about: "parcel",
    weight: 0.3,
    when: shelved,
    body: ({ thing }) => number("PA", thing),
  }),
  own("parcels.giveUp", {
    area,
    about: "parcel",
    weight: 0.6,
    when: shelved,
    body: ({ thing }) => number("PA", thing),
  }),
  own("parcels.rescue", {
    area,
    about: "parcel",
    weight: 2,
    when: inStates("disposal_due", "returning"),
    body: ({ thing }) => number("PA", thing),
  }),

  desk("parcels.receive", ["olga"], {
    area,
    weight: 1.5,
    if: whileFew("parcel", 14),
    body: (choice) => {
      const { random, world } = choice;
      const expected = world.things.parcel.filter(inStates("expected", "missing"));
      const announced = random.chance(0.4) && expected.length > 0 ? number("PA", random.pick(expected)) : {};
      const hold = { reason: random.pick(HOLD_REASONS), note: "Looked at by the door." };
      return {
        warehouse: random.pick(["US", "US", "US", ...WAREHOUSES]),
        ...announced,
        suite: random.pick(SUITES),
        tracking_number: random.chance(0.8) ? tracking(choice) : "",
        ...size(choice),
        ...(random.chance(0.2) ? { hold } : {}),
        another_box: random.chance(0.1),
      };
    },
  }),
  desk("parcels.match", ["olga"], {
    area,
    about: "parcel",
    when: inStates("unidentified"),
    body: ({ thing, random }) => ({ ...number("PA", thing), suite: random.pick(SUITES.slice(0, 3)) }),
  }),
  desk("parcels.hold", ["olga"], {
    area,
    about: "parcel",
    when: inStates("in_storage"),
    body: ({ thing, random }) => ({ ...number("PA", thing), reason: random.pick(HOLD_REASONS), note: "Please wait." }),
  }),
  desk("parcels.release", ["olga"], {
    area,
    about: "parcel",
    when: inStates("on_hold"),
    weight: 0.5,
    body: ({ thing }) => number("PA", thing),
  }),
  desk("parcels.serviceDone", ["olga"], {
    area,
    about: "parcel",
    weight: 0.5,
    when: ({ data }) => Array.isArray(data.open),
    body: async (choice) => {
      const { thing, random } = choice;
      const kind = random.pick((thing.data.open as string[] | null) ?? [...PARCEL_SERVICES]);
      // Sometimes it is said to be done without them.
      const count = kind === "photos" && random.chance(0.7) ? MORE_PHOTOS : 0;
      const files: string[] = [];
      for (let nth = 0; nth < count; nth++)
        files.push(...(await uploaded(choice, "parcel-photo", await photo(20, 20))));
      const photos = files.map((file_id) => ({ file_id, kind: "contents" }));
      return {
        ...number("PA", thing),
        kind,
        result: "Done.",
        photos,
        ...(kind === "measure_again" ? size(choice) : {}),
      };
    },
  }),
  desk("parcels.returned", ["olga"], {
    area,
    about: "parcel",
    when: inStates("returning"),
    body: ({ thing }) => ({ ...number("PA", thing), tracking_number: "1ZBACK00000001" }),
  }),
  desk("parcels.dispose", [], {
    area,
    about: "parcel",
    when: inStates("disposal_due"),
    body: ({ thing }) => number("PA", thing),
  }),
  desk("parcels.lose", [], {
    area,
    about: "parcel",
    weight: 0.4,
    when: inStates("in_storage", "on_hold", "reserved", "packed", "unidentified", "returning", "disposal_due"),
    body: ({ thing }) => ({ ...number("PA", thing), note: "It is not on its shelf." }),
  }),
];
