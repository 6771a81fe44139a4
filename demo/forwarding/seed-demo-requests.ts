import { createHash } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import { chargedFor } from "../../domain/forwarding/request-price.ts";
import type { RequestEvent } from "../../domain/forwarding/request-states.ts";
import type { LandedLine } from "../../domain/landed-cost/landed-cost.ts";
import { fromMinor, type Money } from "../../domain/money/money.ts";
import type { ParcelEvent } from "../../domain/parcels/parcel-states.ts";
import type { TrackingCode } from "../../domain/tracking/tracking-codes.ts";
import { insertPastRequest, recordPastRequestMove } from "../../server/modules/forwarding/index.ts";
import { forwardRequests } from "../../server/modules/forwarding/tables.ts";
import { lockDeclarations, recordPastMove, registerPastParcel } from "../../server/modules/parcels/index.ts";
import { parcelItems, suites } from "../../server/modules/parcels/tables.ts";
import { recordForSubject } from "../../server/modules/shipments/index.ts";
import type { Database } from "../../server/platform/database/open-database.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { payPast, refundPast } from "../orders/pay-past-payable.ts";
import { REQUEST_STORIES } from "./request-stories.ts";

const DAY_MS = 86_400_000;
const SEEDING_LOCK = 7_264_104;
const FIRST_PARCEL = 3_500;
const FREE_DAYS = 30;
const ADDRESS = {
  first_name: "Rūta",
  last_name: "Kazlauskienė",
  first_address: "Žvėryno g. 14-7",
  city: "Vilnius",
  zip: "08117",
  phone_number: "+370 612 34567",
  country_id: DEMO_ORDER_SCOPE.countryId,
};
const COURIER = { id: 1, carrier: "omniva", name: "Omniva", deliveryType: "door" } as const;
const RATE = {
  method: "air",
  baseAmount: fromMinor(415),
  amountPerStep: fromMinor(545),
  stepGrams: 500,
  volumeDivisor: 6_000,
  minDays: 9,
  maxDays: 12,
} as const;
const line = (key: LandedLine["key"], cents: number): LandedLine => ({
  key,
  amount: fromMinor(cents),
  certainty: "fixed",
});
const LINES: LandedLine[] = [
  line("goods", 7_990),
  line("freight", 2_050),
  line("duty", 300),
  { ...line("import_vat", 2_171), certainty: "estimate", basisPoints: 2_100 },
  line("delivery", 399),
];
const TOTAL: Money = chargedFor(LINES);

/** A forward request in every state for the demo's business customer; nothing is changed if there is any. */
export async function seedDemoRequests(db: Database, today: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`);
    if ((await tx.$count(forwardRequests)) > 0) return;
    const [owner] = await tx.select().from(suites).orderBy(desc(suites.id)).limit(1);
    if (!owner) return;
    for (const [index, events] of Object.values(REQUEST_STORIES).entries())
      await recordStory(tx, { index, events, owner, today });
    await tx.execute(sql`select setval(pg_get_serial_sequence('parcels', 'id'), (select max(id) from parcels))`);
  });
}

interface Story {
  index: number;
  events: readonly RequestEvent[];
  owner: typeof suites.$inferSelect;
  today: Date;
}

/** What happens to the parcel when something happens to its request. */
const OF_PARCEL: Readonly<Partial<Record<RequestEvent, { event: ParcelEvent; actor: "staff" | "system" }>>> = {
  label: { event: "pack", actor: "staff" },
  dispatch: { event: "dispatch", actor: "staff" },
  deliver: { event: "deliver", actor: "system" },
  return: { event: "come_back", actor: "staff" },
  expire: { event: "free", actor: "system" },
};

const REPORTED: Readonly<Partial<Record<RequestEvent, TrackingCode>>> = {
  dispatch: "departed_origin",
  depart: "in_transit",
  enter_customs: "customs_started",
  send_out: "out_for_delivery",
  reach_point: "at_pickup_point",
  deliver: "delivered",
  return: "returned",
  lose: "lost",
};

async function recordStory(tx: Database, { index, events, owner, today }: Story): Promise<void> {
  const parcelId = FIRST_PARCEL + index;
  // A draft and an unpaid request are young enough not to expire at once.
  const begunDaysAgo = Math.max(1, events.length) + (events.includes("close") ? 20 : 0);
  const at = (step: number) => new Date(today.getTime() - (begunDaysAgo - step) * DAY_MS + step);
  await addParcel(tx, parcelId, owner.id, at(0));
  const id = await insertPastRequest(tx, { ...requestOf(index, owner), createdAt: at(0), touchedAt: today }, parcelId);
  for (const [step, event] of events.entries()) await takeStep(tx, { id, parcelId, event, at: at(step + 1), owner });
}

function requestOf(index: number, { id: suiteId, userId }: Story["owner"]) {
  return {
    slug: createHash("sha256").update(`demo forward request ${index}`).digest("base64url"),
    suiteId,
    userId,
    storefrontCode: DEMO_ORDER_SCOPE.storefrontCode,
    warehouseId: 1,
    languageId: DEMO_ORDER_SCOPE.languageId,
    currencyId: DEMO_ORDER_SCOPE.currencyId,
    countryId: DEMO_ORDER_SCOPE.countryId,
    shippingMethod: "air" as const,
    address: ADDRESS,
  };
}

async function addParcel(tx: Database, id: number, suiteId: number, at: Date): Promise<void> {
  const freeUntil = new Date(at.getTime() + FREE_DAYS * DAY_MS).toISOString().slice(0, 10);
  const size = { weightGrams: 1_200, lengthMm: 320, widthMm: 200, heightMm: 120 };
  const announced = { id, warehouseId: 1, suiteId, shop: "stridewear.com", carrier: "UPS", announcedAt: at };
  await registerPastParcel(tx, { ...announced, ...size, attestedAt: at }, { actor: "customer", at });
  const item = { description: "Trail running shoes", quantity: 1, unitValue: fromMinor(7_990) };
  await tx.insert(parcelItems).values({ parcelId: id, position: 0, ...item, hs6: "640411", origin: "VN" });
  const changes = { receivedAt: at, freeUntil, arrivalMailedAt: at, remindedDays: 0 };
  await recordPastMove(tx, id, { event: "receive", actor: "staff", at, changes });
  await recordPastMove(tx, id, { event: "reserve", actor: "customer", at });
}

interface PastStep {
  id: number;
  parcelId: number;
  event: RequestEvent;
  at: Date;
  owner: Story["owner"];
}

async function takeStep(tx: Database, { id, parcelId, event, at, owner }: PastStep): Promise<void> {
  const kind = "forward_request";
  if (event === "refund") {
    const amount = await refundPast(tx, { kind, id, reason: "lost", at });
    return recordPastRequestMove(tx, id, { event, at, details: { captured: amount, refunded: amount } });
  }
  if (event === "pay") await payPast(tx, { kind, id, slug: null, userId: owner.userId, amount: TOTAL, at });
  if (event === "pay") await lockDeclarations(tx, [parcelId]);
  await recordPastRequestMove(tx, id, { event, at, changes: changesOf(event, at) });
  const follow = OF_PARCEL[event];
  if (follow) await recordPastMove(tx, parcelId, { ...follow, at });
  const code = REPORTED[event];
  const subject = { kind, id, storefrontCode: DEMO_ORDER_SCOPE.storefrontCode } as const;
  if (code) await recordForSubject(tx, subject, { code, location: null, happenedAt: at, source: "system" });
}

function changesOf(event: RequestEvent, at: Date) {
  const agreed = { courier: COURIER, rate: RATE, agreedLines: LINES, agreedTotal: TOTAL, dueTotal: TOTAL };
  const inAWeek = new Date(at.getTime() + 7 * DAY_MS);
  if (event === "submit") return { ...agreed, submittedAt: at, expiresAt: inAWeek };
  if (event === "rehearse") return { ...agreed, submittedAt: at, isRehearsed: true };
  if (event === "measure") return { packedLines: LINES, expiresAt: inAWeek };
  if (event === "pay") return { paidAt: at, expiresAt: null };
  if (event === "hold") return { heldState: "paid" as const };
  return event === "deliver" ? { deliveredAt: at } : {};
}
