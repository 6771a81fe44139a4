import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { isSilent } from "#domain/forwarding/shipments/polling.ts";
import { progressShare } from "#domain/forwarding/shipments/progress-share.ts";
import { decidingCode, rankOf, type TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { eventsToFollow } from "#domain/selling/orders/follow-parcel.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { isBeforeShipping } from "#domain/selling/orders/order-machine.ts";
import type {
  LabelRequest,
  TrackedSubject,
  TrackingEventRow,
  ViewOptions,
} from "#modules/forwarding/shipments/index.ts";
import { beingRefunded } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type OrderRow, orderAggregate } from "../order-aggregate.ts";
import { linesOf, readWhole, type WholeOrder } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";
import { dayIn, localeOf } from "../placing/order-locale.ts";
import { presentStatus, progressOf } from "./progress-presenter.ts";
import { presentSteps } from "./steps-presenter.ts";
import { timelineOf } from "./timeline.ts";

/** Orders among all that can be tracked (FORWARDING-05). */
export const trackedOrders = (deps: OrderDeps): TrackedSubject => ({
  kind: "order",
  prefix: "OR",
  async findOwner(db, id) {
    const order = await orderAggregate.find(db, id);
    if (!order || order.erasedAt !== null) return null;
    const { storefrontCode, userId, visitorHash, email, address } = order;
    return { storefrontCode, userId, visitorHash, email, phone: address.phone_number };
  },
  async view(db, id, options) {
    const order = await orderAggregate.find(db, id);
    if (!order) throw new Error(`There is no order ${id}`);
    const whole = await readWhole(db, order);
    return presentTracked(deps, options.isOwner ? whole : withCitiesOnly(whole), options);
  },
  labelRequest: (db, id) => labelRequest(deps, db, id),
  follow: (tx, id, status) => followParcel(deps, tx, id, status),
});

/** The goods of a paid order can be handed over until they are, or until their money is refunded. */
async function labelRequest(deps: OrderDeps, db: Database, id: number): Promise<LabelRequest | null> {
  const order = await orderAggregate.find(db, id);
  if (!order || !isBeforeShipping(order.state) || (await beingRefunded(db, "order", [id])).has(id)) return null;
  const { address, pickupPoint } = order;
  const lines = await linesOf(db, id);
  return {
    reference: orderNumber("marketplace", id),
    recipient: {
      name: `${address.first_name} ${address.last_name}`,
      street: pickupPoint ? `${pickupPoint.name}, ${pickupPoint.street}` : address.first_address,
      city: pickupPoint?.city ?? address.city,
      postal_code: pickupPoint?.zip ?? address.zip,
      country: pickupPoint?.country ?? localeOf(deps, order).storefront.defaultCountryIso,
      phone: address.phone_number,
    },
    parcels: [{ weight_grams: lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0) }],
  };
}

async function followParcel(deps: OrderDeps, tx: Database, id: number, status: TrackingCode): Promise<void> {
  const order = await orderAggregate.lock(tx, id);
  let moved: OrderRow | null = order;
  for (const event of eventsToFollow(order.state, status))
    moved = moved && (await orderAggregate.tryMove(tx, moved, { event, actor: "system" }, deps));
  if (!moved) throw new Error(`OR${id} cannot follow its parcel to ${status}`);
}

export const cityOf = ({ pickupPoint, address }: OrderRow) => pickupPoint?.city || address.city || null;

/** Near the end of a parcel's way its location is a street or a pickup point. */
export const isNearItsEnd = (code: TrackingCode) => rankOf(code) >= rankOf("handed_to_local_courier");

/** Others than the owner see no more than the city near the end. */
function withCitiesOnly({ order, tracking, ...rest }: WholeOrder): WholeOrder {
  const city = cityOf(order);
  return {
    ...rest,
    trackingNumber: null,
    order: { ...order, pickupPoint: null, address: { ...order.address, city: city ?? "" } },
    tracking: tracking.map((event) => (isNearItsEnd(event.code) ? { ...event, location: city } : event)),
  };
}

function presentTracked(deps: OrderDeps, whole: WholeOrder, { languageId, isOwner }: ViewOptions): TrackingView {
  const { order, tracking, trackingNumber } = whole;
  const locale = localeOf(deps, order, languageId);
  const progress = progressOf(order, tracking, locale);
  const now = new Date();
  const today = dayIn(locale, now);
  const steps = presentSteps(order, progress, today);
  const status = decidingCode(tracking);
  return {
    is_owner: isOwner,
    number: isOwner ? orderNumber("marketplace", order.id) : null,
    tracking_number: trackingNumber,
    ...presentStatus(order, progress, locale, today),
    is_silent: isSilent({ status, lastEventAt: tracking.at(-1)?.happenedAt ?? null }, now),
    shipping_method: order.shippingMethod,
    origin: tracking.find(({ location }) => location !== null)?.location ?? null,
    destination: cityOf(order),
    progress: progressShare({ status, ...journeyOf(tracking, steps.arrives_from) }, now.getTime()),
    ...steps,
    timeline: timelineOf(whole),
    courier: { name: order.courier.name, delivery_type: order.courier.deliveryType },
    pickup_point: order.pickupPoint,
  };
}

function journeyOf(tracking: readonly TrackingEventRow[], arrivesFrom: string | null) {
  const departed = tracking.find(({ code }) => code === "departed_origin" || code === "in_transit");
  return {
    departedAt: departed?.happenedAt.getTime() ?? null,
    expectedAt: arrivesFrom === null ? null : Date.parse(arrivesFrom),
  };
}
