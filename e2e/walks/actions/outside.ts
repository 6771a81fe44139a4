import { PATHS } from "#simulator/protocol.ts";
import { pressAtTill, type WrittenNotification } from "#testing/money/payment-simulator.ts";
import { visit } from "#testing/test-app.ts";
import { type Action, type Choice, type EventAction, whileAny } from "../action.ts";

const { control } = PATHS;

interface Held {
  id: string;
  kind: string;
  reference: string;
  request: WrittenNotification;
}

const listed = async ({ shop }: Choice, path: string): Promise<Held[]> =>
  (await (await fetch(shop.simulatorUrl + path)).json()) as Held[];

/** Delivers a notification as its sender would; returns the status of the answer. */
async function deliver({ shop, memory }: Choice, { id, request }: Held): Promise<number> {
  memory.delivered.add(id);
  const { pathname, search } = new URL(request.url);
  const { host: _, ...headers } = request.headers;
  const answer = await visit(shop.app, {
    method: request.method as "GET" | "POST",
    path: pathname + search,
    headers: { ...headers, "sec-fetch-site": "none" },
    ...(request.method === "POST" ? { body: Buffer.from(request.body) } : {}),
  });
  if (answer.statusCode >= 500)
    throw new Error(`A notification was answered with ${answer.statusCode}: ${answer.body}`);
  return answer.statusCode;
}

/** Delivers all new notifications, and those that they cause. */
async function deliverNew(choice: Choice, path: string): Promise<number> {
  for (let delivered = 0; ; ) {
    const fresh = (await listed(choice, path)).filter(({ id }) => !choice.memory.delivered.has(id));
    if (fresh.length === 0) return delivered;
    for (const notification of fresh) await deliver(choice, notification);
    delivered += fresh.length;
  }
}

/** Notifications that arrive late or repeatedly. */
const notifications = (event: string, path: string, area: EventAction["area"]): EventAction[] => [
  {
    event: `${event} comes late`,
    area,
    weight: 2,
    if: (_world, { isHeldBack }) => isHeldBack,
    run: async (choice) => {
      choice.memory.isHeldBack = false;
      return `${await deliverNew(choice, path)} delivered`;
    },
  },
  {
    event: `${event} comes twice`,
    area,
    weight: 0.6,
    if: (_world, { isHeldBack, delivered }) => isHeldBack || delivered.size > 0,
    run: async (choice) => {
      const all = await listed(choice, path);
      if (all.length === 0) return "none";
      const one = choice.random.pickRecent(all);
      const answers = await Promise.all([deliver(choice, one), deliver(choice, one)]);
      return `${one.kind} ${answers.join(" ")}`;
    },
  },
];

const till: EventAction = {
  event: "the payer at the till",
  area: "money",
  about: "payment",
  weight: 4,
  when: ({ data, slug }, { pressed }) => data.url !== null && !pressed.has(slug),
  run: async (choice) => {
    const { thing, shop, random } = choice;
    if (typeof thing.data.url !== "string") return "no page";
    choice.memory.pressed.add(thing.slug);
    const button = random.pick(["pay", "pay", "pay", "pay", "pay", "pay", "decline", "cancel"]);
    await pressAtTill(shop, thing.data.url, button);
    if (!random.chance(0.6)) {
      choice.memory.isHeldBack = true;
      return `${button}, and nothing is reported yet`;
    }
    return `${button}, ${await deliverNew(choice, control.notifications)} reported`;
  },
};

/** The carrier takes the next step of its parcels, and reports it now or later. */
const carrier: EventAction = {
  event: "the carrier goes on",
  area: "forwarding",
  weight: 1,
  if: whileAny("shipment", ({ data }) => data.carrier !== null && data.ended === false),
  run: async (choice) => {
    await choice.shop.control(control.step, {});
    if (choice.random.chance(0.7)) return `${await deliverNew(choice, control.reports)} reported`;
    choice.memory.isHeldBack = true;
    return "not reported yet";
  },
};

export const OUTSIDE_ACTIONS: readonly Action[] = [
  till,
  carrier,
  ...notifications("a payment notification", control.notifications, "money"),
  ...notifications("a carrier's report", control.reports, "forwarding"),
];

/** Delivers every notification and report that has not arrived yet. */
export const deliverAll = async (choice: Choice): Promise<number> =>
  (await deliverNew(choice, control.notifications)) + (await deliverNew(choice, control.reports));
