import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { OrderEvent } from "#domain/selling/orders/order-states.ts";
import { TRACKED_EVENTS } from "#domain/selling/orders/tracked-events.ts";
import { earlier, HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { countSales } from "#modules/catalogue/catalog/index.ts";
import { releaseOrder, reserveForOrder } from "#modules/catalogue/stock/index.ts";
import { giveNumber, recordForSubject } from "#modules/forwarding/shipments/index.ts";
import { users } from "#modules/people/identity/tables.ts";
import { type NewOrder, orderAggregate, placeOrder } from "#modules/selling/orders/index.ts";
import { orders } from "#modules/selling/orders/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { DEMO_ACCOUNTS } from "../identity/demo-accounts.ts";
import { DEMO_ORDER_SCOPE, type DemoShop, demoGoods, openDemoShop } from "./demo-shop.ts";
import {
  LOCATIONS,
  ORDER_STORIES,
  type OrderStory,
  SCHEDULE,
  type ScheduledStep,
  SEA_FACTOR,
} from "./order-stories.ts";
import { payPastOrder, refundPastOrder } from "./pay-past-order.ts";

/** Hours until departure, which are the same for air and sea. */
const UNTIL_DEPARTURE = 34;
const ADDRESS = { first_address: "Gedimino pr. 9-14", city: "Vilnius", zip: "01103", phone_number: "+370 612 34567" };
const GUEST = { id: null, email: "guest@example.com", firstName: "Jonas", lastName: "Žukauskas" };

/** An order in every state for the demo's customers; nothing is changed if any order exists. */
export async function seedDemoOrders(db: Database, today: Date): Promise<void> {
  if (await hasOrders(db)) return;
  const shop = await openDemoShop(db, today);
  await transact(db, async (tx) => {
    if (await hasOrders(tx)) return;
    const people = await findPeople(tx);
    for (const [number, story] of ORDER_STORIES.entries()) {
      const placedAt = earlier(today, story.hoursAgo * HOUR_MS);
      const order = { ...demoGoods(shop, story, number, placedAt), ...buyer(people, story, number) };
      await placeStory(tx, shop, story, order, placedAt);
    }
    await countSales(tx);
  });
}

const hasOrders = async (db: Database) => (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0;

type Person = { id: number | null; email: string; firstName: string; lastName: string };

async function findPeople(tx: Database): Promise<Record<OrderStory["who"], Person>> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const found = await tx.select().from(users).where(inArray(users.email, emails));
  const personOf = (type: "customer" | "pro") => found.find(({ userType }) => userType === type) ?? GUEST;
  return { customer: personOf("customer"), pro: personOf("pro"), guest: GUEST };
}

function buyer(people: Record<OrderStory["who"], Person>, { who }: OrderStory, number: number) {
  const { id, email, firstName, lastName } = people[who];
  const secret = createHash("sha256").update(`demo order ${number}`).digest();
  return {
    ...DEMO_ORDER_SCOPE,
    slug: secret.toString("base64url"),
    owner: id === null ? { userId: null, visitorHash: secret } : { userId: id, visitorHash: null },
    email,
    address: { ...ADDRESS, first_name: firstName, last_name: lastName, country_id: DEMO_ORDER_SCOPE.countryId },
    promotion: null,
  };
}

async function placeStory(
  tx: Database,
  shop: DemoShop,
  story: OrderStory,
  order: NewOrder,
  placedAt: Date,
): Promise<void> {
  const { id } = await placeOrder(tx, order, { at: placedAt });
  const shortages = await reserveForOrder(tx, { orderId: id, cartId: null, lines: order.lines });
  if (shortages.length > 0) throw new Error("The demo has too little of what it sold");
  // Past orders must not cause mails.
  await tx.update(orders).set({ paymentAskedAt: placedAt }).where(eq(orders.id, id));
  const after = (hours: number) => later(placedAt, hours * HOUR_MS);
  for (const [step, hours] of stepsOf(story)) await takeStep(tx, shop, { id, story, step, at: after(hours) });
  if (story.ending) await end(tx, id, story.ending, after(story.ending.hours));
}

function stepsOf({ through, by, to }: OrderStory): [ScheduledStep, number][] {
  const last = SCHEDULE.findIndex(([step]) => step === through);
  return SCHEDULE.slice(0, last + 1)
    .filter(([step]) => step !== "at_pickup_point" || to === "pickup")
    .map(([step, hours]) => [step, by === "sea" && hours > UNTIL_DEPARTURE ? hours * SEA_FACTOR : hours]);
}

interface PastStep {
  id: number;
  story: OrderStory;
  step: ScheduledStep;
  at: Date;
}

async function takeStep(tx: Database, shop: DemoShop, { id: orderId, story, step, at }: PastStep) {
  if (step === "pay") return payPastOrder(tx, shop, orderId, { processorId: story.paidBy ?? 1, at });
  const isEvent = step in TRACKED_EVENTS || step === "process";
  const { storefrontCode } = DEMO_ORDER_SCOPE;
  const subject = { kind: "order", id: orderId, storefrontCode } as const;
  if (isEvent) await orderAggregate.recordPast(tx, orderId, { event: step as OrderEvent, actor: "system", at });
  if (step === "ship") await giveNumber(tx, subject, `CD${String(417_882_300 + orderId)}LT`);
  const code = isEvent ? TRACKED_EVENTS[step as OrderEvent] : (step as TrackingCode);
  if (!code) return;
  await recordForSubject(tx, subject, { code, location: LOCATIONS[step] ?? null, happenedAt: at, source: "system" });
}

async function end(tx: Database, orderId: number, ending: NonNullable<OrderStory["ending"]>, at: Date): Promise<void> {
  if (ending.event === "refund" || ending.event === "refund_partly") {
    return refundPastOrder(tx, orderId, { ...ending, at });
  }
  const isExpiry = ending.event === "expire";
  const cancelReason = isExpiry ? ("expired" as const) : ("by_customer" as const);
  const actor = isExpiry ? ("system" as const) : ("customer" as const);
  await orderAggregate.recordPast(tx, orderId, { event: ending.event, actor, at, changes: { cancelReason } });
  await releaseOrder(tx, orderId);
}
