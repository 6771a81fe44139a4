import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { ExpectedArrival } from "./expected-arrival.ts";
import { type OrderProgress, type OrderStage, orderStage } from "./order-stage.ts";

export interface OrderStep {
  nameKey: string;
  state: "done" | "current" | "ahead";
  /** The day on which the step was reached, or is expected to be. */
  day: string | null;
  /** The last day of an expected step that may take several days. */
  lastDay: string | null;
}

/** The codes that prove that a step was reached, for each step after the first. */
const REACHED_BY: readonly (readonly TrackingCode[])[] = [
  ["packed"],
  ["departed_origin", "in_transit"],
  ["arrived_country", "customs_started", "customs_info_needed", "customs_cleared"],
  ["handed_to_local_courier", "out_for_delivery"],
  ["at_pickup_point", "delivered"],
];

/** The current step at each stage; null for stopped orders. */
const CURRENT_STEP: Readonly<Record<OrderStage, number | null>> = {
  awaiting_payment: 0,
  paid: 0,
  processing: 0,
  packed: 1,
  in_transit: 2,
  arrived: 3,
  customs: 3,
  with_courier: 4,
  ready_to_collect: 5,
  delivered: 6,
  expired: null,
  cancelled: null,
  refunded: null,
  partially_refunded: 6,
};

const HAND_OVER = 4;
const ARRIVAL = 5;

/** The six steps from the order to the customer's hands, each with its day. */
export function orderSteps(progress: OrderProgress, arrival: ExpectedArrival | null): OrderStep[] {
  const current = CURRENT_STEP[orderStage(progress)];
  const days = [progress.placedOn, ...REACHED_BY.map((codes) => firstDay(progress, codes))];
  return stepNames(progress).map((nameKey, index) => {
    const day = days[index] ?? null;
    const state = stateOf(index, current, day);
    return { nameKey, state, ...(state === "ahead" ? expectedDays(index, arrival) : { day, lastDay: null }) };
  });
}

function stateOf(index: number, current: number | null, day: string | null): OrderStep["state"] {
  if (current === null) return day === null ? "ahead" : "done";
  if (index === current) return "current";
  return index < current ? "done" : "ahead";
}

const firstDay = ({ tracking }: OrderProgress, codes: readonly TrackingCode[]) =>
  tracking.find(({ code }) => codes.includes(code))?.day ?? null;

/** Only the last two steps have expected days. */
function expectedDays(index: number, arrival: ExpectedArrival | null): Pick<OrderStep, "day" | "lastDay"> {
  if (index === HAND_OVER) return { day: arrival?.handOver ?? null, lastDay: null };
  if (index === ARRIVAL) return { day: arrival?.from ?? null, lastDay: arrival?.to ?? null };
  return { day: null, lastDay: null };
}

function stepNames(progress: OrderProgress): string[] {
  const { shippingMethod, deliveryType } = progress;
  return [
    "order.step.ordered",
    "order.step.packed",
    shippingMethod === "air" ? "order.step.in_the_air" : "order.step.at_sea",
    isWithoutCustoms(progress) ? "order.step.arrived" : "order.step.customs",
    "order.step.with_courier",
    deliveryType === "pickup" ? "order.step.ready_to_collect" : "order.step.delivered",
  ];
}

/** Most goods pass customs; a parcel that crossed the border without a customs event did not. */
function isWithoutCustoms({ tracking }: OrderProgress): boolean {
  const reported = new Set(tracking.map(({ code }) => code));
  const isOverTheBorder = reported.has("arrived_country") || reported.has("handed_to_local_courier");
  return isOverTheBorder && ![...reported].some((code) => code.startsWith("customs"));
}
