import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { CONSIGNMENT_CODES } from "#domain/forwarding/forward-requests/consignment-machine.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { type Action, type Choice, desk, inStates, number, own, READER, whileFew } from "../action.ts";
import type { Thing } from "../world.ts";

const area = "forwarding";

const ofRequest = ({ thing }: Choice) => ({ slug: thing.slug, ...READER });

/** One or two parcels for a request: usually the actor's own in storage, sometimes any. */
function someParcels({ world, actor, random }: Choice): string[] {
  const companies = world.memberships.filter(({ userId }) => userId === actor.userId).map(({ companyId }) => companyId);
  const isTheirs = ({ userId, companyId }: Thing) =>
    userId === actor.userId || (companyId !== null && companies.includes(companyId));
  const theirs = world.things.parcel.filter((parcel) => isTheirs(parcel) && parcel.state === "in_storage");
  const from = theirs.length > 0 && random.chance(0.95) ? theirs : world.things.parcel;
  return from.length === 0 ? [] : [...new Set([random.pick(from), random.pick(from)])].map(({ id }) => `PA${id}`);
}

interface Offered {
  request: {
    couriers: { id: number; has_pickup_points: boolean }[];
    offers: { method: string; charged: number }[];
  };
}

const boxes = ({ random }: Choice) => [
  { weight_grams: random.pick([600, 1_500, 9_000]), length_mm: 320, width_mm: 300, height_mm: random.pick([120, 300]) },
];

const inWarehouse = inStates("paid", "packing", "packed", "ready_to_ship");
const moving = inStates(
  "dispatched",
  "in_transit",
  "customs",
  "customs_action_needed",
  "out_for_delivery",
  "at_pickup_point",
);

const isLoadable = inStates("ready_to_ship", "dispatched", "in_transit");

const ofStaff = (
  call: string,
  when: (thing: Thing) => boolean,
  given: { weight?: number; body?: (choice: Choice) => object } = {},
) =>
  desk(`forwarding.${call}`, ["olga"], {
    area,
    about: "request",
    when,
    weight: given.weight ?? 4,
    body: (choice) => ({ ...number("FR", choice.thing), ...given.body?.(choice) }),
  });

export const REQUEST_ACTIONS: readonly Action[] = [
  own("forwardRequests.begin", {
    area,
    about: "parcel",
    weight: 3,
    when: inStates("in_storage"),
    if: whileFew("request", 3, inStates("draft", "awaiting_payment", "rehearsed")),
    body: (choice) => ({
      parcels: [...new Set([`PA${choice.thing.id}`, ...someParcels(choice)])].slice(0, 2),
      ...READER,
    }),
  }),
  own("forwardRequests.setParcels", {
    area,
    about: "request",
    weight: 0.5,
    when: inStates("draft"),
    body: (choice) => ({ ...ofRequest(choice), parcels: someParcels(choice) }),
  }),
  own("forwardRequests.setPacking", {
    area,
    about: "request",
    weight: 0.4,
    when: inStates("draft"),
    body: (choice) => {
      const { random } = choice;
      const [join, wrap, unbox, insure] = [0, 1, 2, 3].map(() => random.chance(0.5));
      return { ...ofRequest(choice), join, wrap, unbox, insure };
    },
  }),
  own("forwardRequests.setDelivery", {
    area,
    about: "request",
    weight: 2.5,
    when: ({ state, data }) => state === "draft" && data.courier === null,
    body: async (choice) => {
      const seen = await choice.read<Offered>("shop.forwardRequests.get", ofRequest(choice));
      const courier = seen?.request.couriers.find(({ has_pickup_points }) => !has_pickup_points);
      const shipping_method = choice.random.chance(0.8) ? "air" : "sea";
      return { ...ofRequest(choice), shipping_method, courier_id: courier?.id ?? 1, address: ADDRESS };
    },
  }),
  own("forwardRequests.submit", {
    area,
    about: "request",
    weight: 4,
    when: ({ state, data }) => state === "draft" && data.courier !== null,
    body: async (choice) => {
      const seen = await choice.read<Offered>("shop.forwardRequests.get", ofRequest(choice));
      const offer = seen?.request.offers.find(({ method }) => method === choice.thing.data.method);
      return { ...ofRequest(choice), total: offer?.charged ?? 0, agreed_terms: SHOWN_TERMS };
    },
  }),
  own("forwardRequests.rehearse", {
    area,
    about: "request",
    weight: 0.5,
    when: ({ state, data }) => state === "draft" && data.courier !== null,
    body: (choice) => ({ ...ofRequest(choice), agreed_terms: SHOWN_TERMS }),
  }),
  own("forwardRequests.edit", {
    area,
    about: "request",
    weight: 1.5,
    when: inStates("awaiting_payment"),
    body: ofRequest,
  }),
  own("forwardRequests.cancel", {
    area,
    about: "request",
    weight: 0.4,
    when: inStates("draft", "awaiting_payment", "rehearsing", "rehearsed", "paid"),
    body: ofRequest,
  }),
  own("forwardRequests.answer", {
    area,
    about: "request",
    when: inStates("customs_action_needed"),
    body: (choice) => ({ ...ofRequest(choice), text: "Here is what was asked for.", files: [] }),
  }),

  ofStaff("start", inStates("paid")),
  ofStaff("measure", inStates("packing", "rehearsing"), { weight: 5, body: (choice) => ({ boxes: boxes(choice) }) }),
  ofStaff("label", inStates("packed"), {
    body: ({ random }) => (random.chance(0.5) ? {} : { tracking_number: `FRWALK${random.below(9)}000` }),
  }),
  ofStaff("dispatch", inStates("ready_to_ship"), { weight: 4 }),
  ofStaff("hold", inWarehouse, { weight: 0.4, body: () => ({ note: "Something is wrong." }) }),
  ofStaff("release", inStates("on_hold"), { weight: 1 }),
  ofStaff("askDocuments", inStates("customs"), { body: () => ({ note: "Who made it?" }) }),
  ofStaff("settleCustoms", (thing) => moving(thing) || thing.state === "delivered", {
    weight: 0.6,
    body: ({ random }) => ({ duty: random.pick([0, 30_000, 400_000]), import_vat: random.pick([0, 50_000, 900_000]) }),
  }),
  ofStaff("return", moving, { weight: 0.3 }),
  desk("forwarding.lose", [], {
    area,
    about: "request",
    weight: 0.3,
    when: moving,
    body: ({ thing }) => ({ ...number("FR", thing), note: "The carrier lost it." }),
  }),
  desk("consignments.create", ["olga"], {
    area,
    about: "request",
    weight: 0.6,
    when: isLoadable,
    body: ({ thing, random }) => ({
      warehouse: "US",
      shipping_method: random.chance(0.9) ? thing.data.method : "sea",
      reference: `FLIGHT ${random.below(100)}`,
      requests: [`FR${thing.id}`],
    }),
  }),
  desk("consignments.add", ["olga"], {
    area,
    about: "consignment",
    weight: 0.4,
    when: inStates("open"),
    body: ({ thing, world, random }) => {
      const ready = world.things.request.filter(isLoadable);
      const added = random.pick(ready.length > 0 ? ready : [thing]);
      return { ...number("CO", thing), requests: [`FR${added.id}`] };
    },
  }),
  desk("consignments.event", ["olga"], {
    area,
    about: "consignment",
    when: inStates("open"),
    body: ({ thing, random }) => ({
      ...number("CO", thing),
      code: random.pick(CONSIGNMENT_CODES),
      location: "New York",
    }),
  }),
  desk("consignments.close", ["olga"], {
    area,
    about: "consignment",
    weight: 0.3,
    when: inStates("open"),
    body: ({ thing }) => number("CO", thing),
  }),
];
