import { createHash } from "node:crypto";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { chargedFor } from "#domain/forwarding/forward-requests/request-price.ts";
import type { RequestEvent, RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { ParcelEvent } from "#domain/forwarding/parcels/parcel-states.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { fromMinor, type Money } from "#domain/money/money/money.ts";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import { endParcels, insertBoxes, requestAggregate, takeParcels } from "#modules/forwarding/forward-requests/index.ts";
import { lockDeclarations, parcelAggregate, unlockDeclarations } from "#modules/forwarding/parcels/index.ts";
import { parcelItems, parcelPhotos, type suites } from "#modules/forwarding/parcels/tables.ts";
import { giveNumber, recordForSubject } from "#modules/forwarding/shipments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DRAWN } from "../catalog/pictures.ts";
import { PARCEL_VIEWS, parcelPictureName } from "../drawings/parcels/parcel-picture.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { refundPast } from "../orders/pay-past-payable.ts";
import { returnDifference } from "./balance-payments.ts";
import { goodsOf } from "./request-goods.ts";
import { linesFor } from "./request-lines.ts";

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
  baseAmount: fromMinor(415),
  amountPerStep: fromMinor(545),
  stepGrams: 500,
  volumeDivisor: 6_000,
  minDays: 9,
  maxDays: 12,
} as const;

export type DemoSuite = typeof suites.$inferSelect;

/** A request of the past. The number of its parcel is derived from the request's number. */
export interface PastRequest {
  id: number;
  owner: DemoSuite;
  events: readonly RequestEvent[];
  /** The time of the request's start (0) and of each of its events. */
  at: (step: number) => Date;
  method?: ShippingMethod;
  /** In cents: the agreed price, and the price after packing. */
  price: number;
  packedPrice?: number;
  /** Whether a carrier reports tracking events; else only staff do. */
  isReported?: true;
  pay: (tx: Database, payment: { id: number; userId: number; amount: Money; at: Date }) => Promise<void>;
}

const parcelIdOf = ({ id }: PastRequest) => 2_600 + id;

export async function seedRequest(tx: Database, request: PastRequest): Promise<void> {
  const { id, owner, at, method = "air" } = request;
  await addParcel(tx, request);
  const values = {
    id,
    slug: createHash("sha256").update(`demo forward request ${id}`).digest("base64url"),
    suiteId: owner.id,
    userId: owner.userId,
    storefrontCode: DEMO_ORDER_SCOPE.storefrontCode,
    warehouseId: 1,
    languageId: DEMO_ORDER_SCOPE.languageId,
    currencyId: DEMO_ORDER_SCOPE.currencyId,
    countryId: DEMO_ORDER_SCOPE.countryId,
    shippingMethod: method,
    address: ADDRESS,
    createdAt: at(0),
  };
  const cause = { actor: "customer", actorId: owner.userId, at: values.createdAt } as const;
  await insertFirstState(tx, requestAggregate, values, cause);
  await takeParcels(tx, request.id, [parcelIdOf(request)]);
  for (const [step, event] of request.events.entries()) await takeStep(tx, request, event, at(step + 1));
}

/** The size without the shop's own box. */
const PACKED = { weightGrams: 1_080, lengthMm: 300, widthMm: 190, heightMm: 110 };

async function addParcel(tx: Database, request: PastRequest): Promise<void> {
  const { owner } = request;
  const [id, at] = [parcelIdOf(request), request.at(0)];
  const { shop, carrier, description, cents, hs6, origin, photos } = goodsOf(request.id);
  const freeUntil = later(at, FREE_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const size = { weightGrams: 1_200, lengthMm: 320, widthMm: 200, heightMm: 120, shelf: "C-14-3" };
  const trackingNumber = `1ZDEMO${String(id).padStart(6, "0")}`;
  const announced = { id, warehouseId: 1, suiteId: owner.id, shop, carrier, trackingNumber, announcedAt: at };
  await insertFirstState(tx, parcelAggregate, { ...announced, ...size, attestedAt: at }, { actor: "customer", at });
  const item = { description, quantity: 1, unitValue: fromMinor(cents), hs6, origin };
  await tx.insert(parcelItems).values({ parcelId: id, position: 0, ...item });
  const drawing = DRAWN + parcelPictureName({ ...photos, view: PARCEL_VIEWS[0] });
  await tx.insert(parcelPhotos).values({ parcelId: id, kind: PARCEL_VIEWS[0], takenAt: at, drawing });
  const changes = { receivedAt: at, freeUntil, arrivalMailedAt: at, remindedDays: 0 };
  await parcelAggregate.recordPast(tx, id, { event: "receive", actor: "staff", at, changes });
  await parcelAggregate.recordPast(tx, id, { event: "reserve", actor: "customer", at });
}

/** The parcel's event for each event of its request. */
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

/** The states in which a request releases its parcels. */
const ENDS: readonly RequestState[] = ["cancelled", "returned", "lost", "closed"];

const CUSTOMS_QUESTION = "Please send the shop's invoice and proof that it was paid, such as a card statement.";

async function takeStep(tx: Database, request: PastRequest, event: RequestEvent, at: Date): Promise<void> {
  const { id, owner, price, isReported } = request;
  if (event === "refund") {
    const amount = await refundPast(tx, { kind: "forward_request", id, reason: "lost", at });
    const details = { captured: amount, refunded: amount };
    await requestAggregate.recordPast(tx, id, { event, at, details });
    return;
  }
  if (event === "pay") await request.pay(tx, { id, userId: owner.userId, amount: fromMinor(price), at });
  if (event === "submit" || event === "rehearse") await lockDeclarations(tx, [parcelIdOf(request)]);
  if (event === "expire") await unlockDeclarations(tx, [parcelIdOf(request)]);
  const note = event === "ask_documents" ? { note: CUSTOMS_QUESTION } : {};
  const changes = changesOf(request, event, at);
  const { state } = await requestAggregate.recordPast(tx, id, { event, at, changes, ...note });
  if (ENDS.includes(state)) await endParcels(tx, id);
  if (event === "measure") {
    await insertBoxes(tx, id, [PACKED]);
    await refundAll(tx, request, at);
  }
  const follow = OF_PARCEL[event];
  if (follow) await parcelAggregate.recordPast(tx, parcelIdOf(request), { ...follow, at });
  const subject = { kind: "forward_request", id, storefrontCode: DEMO_ORDER_SCOPE.storefrontCode } as const;
  if (event === "label")
    await giveNumber(tx, subject, `FD${String(id).padStart(9, "0")}LT`, isReported ? "northpost" : null);
  const code = REPORTED[event];
  if (code) await recordForSubject(tx, subject, { code, location: null, happenedAt: at, source: "system" });
}

async function refundAll(
  tx: Database,
  { id, owner, price, packedPrice = price }: PastRequest,
  at: Date,
): Promise<void> {
  const amount = fromMinor(price - packedPrice);
  if (amount > 0) await returnDifference(tx, { id, userId: owner.userId, amount, at });
}

function changesOf(request: PastRequest, event: RequestEvent, at: Date) {
  const { id, method = "air", price, packedPrice = price } = request;
  const goods = goodsOf(id).cents;
  const inAWeek = later(at, 7 * DAY_MS);
  const agreedLines = linesFor(goods, price);
  const agreedTotal = chargedFor(agreedLines);
  const terms = { termsVersion: SHOWN_TERMS, termsAgreedAt: at };
  const agreed = {
    courier: COURIER,
    rate: { ...RATE, method },
    agreedLines,
    agreedTotal,
    dueTotal: agreedTotal,
    ...terms,
  };
  if (event === "submit") return { ...agreed, submittedAt: at, expiresAt: inAWeek };
  if (event === "rehearse") return { ...agreed, submittedAt: at, isRehearsed: true };
  if (event === "pay") return { paidAt: at, expiresAt: null };
  if (event === "hold") return { heldState: "paid" as const };
  if (event === "deliver") return { deliveredAt: at };
  if (event !== "measure") return {};
  const packedLines = linesFor(goods, packedPrice);
  return { packedLines, dueTotal: chargedFor(packedLines), expiresAt: inAWeek };
}
