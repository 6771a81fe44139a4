import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { HEADINGS } from "#testing/forwarding/pro-desk.ts";
import { upload } from "#testing/operations/files.ts";
import { ADDRESS, mailedToken } from "#testing/people/identity.ts";
import {
  type Action,
  type CallAction,
  type Choice,
  desk,
  inStates,
  number,
  own,
  READER,
  whileAny,
  whileFew,
} from "../action.ts";
import type { Actors } from "../actors.ts";

const area = "companies";
/** Mostly the members with the permission. */
const MEMBERS: readonly (keyof Actors)[] = ["carla", "carla", "carla", "dan", "dan", "vera"];
const ROLES = ["owner", "buyer", "accountant", "viewer"];
const LIMITS = [null, 100_000, 600_000];

const APPLICATION = {
  name: "UAB Walk",
  vat_number: "",
  eori: "LT304718293",
  street: "Savanorių pr. 178",
  city: "Vilnius",
  postal_code: "03154",
  country_code: "LT",
  accepts_terms: true,
};

const ofMember = (
  call: string,
  weight: number,
  who: readonly (keyof Actors)[],
  body: CallAction["body"],
  isNow: CallAction["if"] = () => true,
): CallAction => ({ call: `shop.${call}`, area, who, weight, body, if: isNow });

const ofCompany = (call: string, states: readonly string[], weight: number, body: object = {}) =>
  desk(`pro.${call}`, ["finn", "sara"], {
    area,
    about: "company",
    weight,
    when: inStates(...states),
    body: ({ thing }) => ({ ...number("PR", thing), ...body }),
  });

const someone = ({ world, random }: Choice) => random.pick([1, ...world.things.member.map(({ id }) => id)]);

interface DeliverySeen {
  couriers?: { id: number; has_pickup_points: boolean }[];
}

/** One recipient of a stored parcel of the company, with a courier that the page offers. */
async function recipients(choice: Choice): Promise<object[] | null> {
  const { world, random, read } = choice;
  const stored = world.things.parcel.filter(({ companyId, state }) => companyId !== null && state === "in_storage");
  if (stored.length === 0) return null;
  const parcels = [`PA${random.pick(stored).id}`];
  const seen = await read<DeliverySeen & Record<string, unknown>>("shop.proDesk.delivery", { parcels, ...READER });
  const couriers = seen?.couriers ?? [];
  const courier = couriers.find(({ has_pickup_points }) => !has_pickup_points);
  return [{ parcels, shipping_method: "air", courier_id: courier?.id ?? 1, address: ADDRESS, insure: true }];
}

/** A table of one row about a parcel of the company. */
async function table(choice: Choice): Promise<object | null> {
  const { world, random, shop, actor } = choice;
  const theirs = world.things.parcel.filter(({ companyId }) => companyId !== null);
  if (theirs.length === 0) return null;
  const row = `PA${random.pick(theirs).id},Trail running shoes,${random.pick([1, 2])},${random.pick(["5.00", "5000.00"])},640411,VN,`;
  const sent = await upload(shop.app, Buffer.from(`${HEADINGS}\n${row}\n`), {
    cookies: actor.cookies,
    purpose: "declaration-table",
    name: "week.csv",
  });
  return sent.statusCode === 200 ? { file_id: sent.json().id, is_attested: true } : null;
}

export const COMPANY_ACTIONS: readonly Action[] = [
  ofMember(
    "pro.apply",
    0.5,
    ["anna", "bruno"],
    ({ random }) => ({ ...APPLICATION, code: `30${random.below(9)}718293` }),
    whileFew("company", 3),
  ),
  own("pro.answer", {
    area,
    about: "company",
    when: inStates("info_needed"),
    ownerOnly: false,
    body: () => ({ answer: "We sell shoes." }),
  }),
  ofMember("pro.invite", 0.5, MEMBERS, ({ random }) => ({
    email: `${random.pick(["anna", "bruno", "vera"])}@walk.example`,
    role: random.pick(ROLES),
    monthly_limit: random.pick(LIMITS),
  })),
  ofMember(
    "pro.revoke",
    0.2,
    MEMBERS,
    ({ world, random }) =>
      world.things.invitation.length === 0 ? null : { id: random.pick(world.things.invitation).id },
    whileAny("invitation"),
  ),
  ofMember(
    "pro.join",
    1,
    ["anna", "bruno", "vera"],
    ({ shop, actor, world }) => {
      const isInvited = world.things.invitation.some(({ slug }) => slug === actor.email);
      return isInvited ? { token: mailedToken(shop.app, actor.email) } : null;
    },
    whileAny("invitation"),
  ),
  ofMember("pro.setMember", 0.4, MEMBERS, (choice) => ({
    id: someone(choice),
    role: choice.random.pick(ROLES),
    monthly_limit: choice.random.pick(LIMITS),
  })),
  ofMember("pro.removeMember", 0.2, MEMBERS, (choice) => ({ id: someone(choice) })),
  ofMember(
    "pro.approve",
    1.5,
    MEMBERS,
    ({ world, random }) =>
      world.things.approval.length === 0 ? null : { id: random.pickRecent(world.things.approval).id },
    whileAny("approval", inStates("asked")),
  ),
  ofMember(
    "pro.sendBack",
    0.4,
    MEMBERS,
    ({ world, random }) =>
      world.things.approval.length === 0 ? null : { id: random.pickRecent(world.things.approval).id },
    whileAny("approval", inStates("asked")),
  ),
  ofMember(
    "proDesk.send",
    2,
    MEMBERS,
    async (choice) => {
      const sent = await recipients(choice);
      if (!sent) return null;
      const price = await choice.read<{ total?: number }>("shop.proDesk.price", { recipients: sent, ...READER });
      return { recipients: sent, total: price?.total ?? 0, agreed_terms: SHOWN_TERMS, ...READER };
    },
    whileAny("parcel", ({ companyId, state }) => companyId !== null && state === "in_storage"),
  ),
  ofMember(
    "proDesk.pay",
    2,
    MEMBERS,
    ({ world }) => {
      const unpaid = world.things.request.filter(
        ({ companyId, state }) => companyId !== null && state === "awaiting_payment",
      );
      return unpaid.length === 0 ? null : { numbers: unpaid.slice(-3).map(({ id }) => `FR${id}`), ...READER };
    },
    whileAny("request", ({ companyId, state }) => companyId !== null && state === "awaiting_payment"),
  ),
  ofMember("declarations.apply", 1, ["carla", "dan"], table),
  ofMember("declarations.saveTemplate", 0.1, ["anna", "carla"], () => ({
    name: "Shoes",
    lines: [{ description: "Shoes", quantity: 1, unit_value: 50_000, hs6: "640411", origin: "VN", gtin: "" }],
  })),
  ofMember("declarations.deleteTemplate", 0.1, ["anna", "carla"], () => ({ id: 1 })),
  ofCompany("ask", ["applied"], 1, { question: "What do you sell?" }),
  ofCompany("activate", ["applied"], 2),
  ofCompany("refuse", ["applied", "info_needed"], 0.3, { reason: "We cannot." }),
  ofCompany("suspend", ["active"], 0.2, { reason: "Unpaid invoices." }),
  ofCompany("restore", ["suspended"], 1.5),
  ofCompany("close", ["active", "suspended"], 0.1, { reason: "They asked for it." }),
];
