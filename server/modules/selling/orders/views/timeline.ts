import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { OrderEvent } from "#domain/selling/orders/order-states.ts";
import type { TrackingEventRow } from "#modules/forwarding/shipments/index.ts";
import type { StatusEventRow } from "#platform/state/status-events.ts";
import type { WholeOrder } from "../order-store.ts";

type Entry = OrderDetails["timeline"][number];

/** Events that tracking shows better have no icon, and are left out. */
export const EVENT_ICONS: Readonly<Partial<Record<OrderEvent | "place", Entry["icon"]>>> = {
  place: "placed",
  pay: "paid",
  pay_late: "paid",
  process: "processing",
  cancel: "stopped",
  expire: "stopped",
  refund: "stopped",
  refund_partly: "paid",
};

const TRACKING_ICONS: Readonly<Record<TrackingCode, Entry["icon"]>> = {
  arrived_origin_hub: "arrived",
  packed: "packed",
  departed_origin: "moving",
  in_transit: "moving",
  arrived_country: "arrived",
  customs_started: "customs",
  customs_info_needed: "customs",
  customs_cleared: "customs",
  handed_to_local_courier: "courier",
  out_for_delivery: "courier",
  at_pickup_point: "arrived",
  delivery_failed: "stopped",
  delivered: "delivered",
  returned: "stopped",
  lost: "stopped",
  exception: "stopped",
};

/** Everything that has happened to an order, the newest first. */
export function timelineOf({ order, history, tracking }: WholeOrder): Entry[] {
  const values = { courier: order.courier.name };
  const events = history.flatMap((event) => eventEntry(event));
  const moves = tracking.map((event) => trackingEntry(event, values));
  return [...events, ...moves].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function eventEntry({ event, at }: StatusEventRow): Entry[] {
  const icon = EVENT_ICONS[event as OrderEvent | "place"];
  return icon ? [{ key: `order.timeline.${event}`, values: {}, at: at.toISOString(), location: null, icon }] : [];
}

/** An event of a parcel, of an order or of anything else that travels. */
export function trackingEntry({ code, location, happenedAt }: TrackingEventRow, values: Entry["values"]): Entry {
  return { key: `order.timeline.${code}`, values, at: happenedAt.toISOString(), location, icon: TRACKING_ICONS[code] };
}
