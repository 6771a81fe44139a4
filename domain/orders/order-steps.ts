import { type OrderStage, type OrderStanding, orderStage } from "./order-stage.ts";
import type { TrackingCode } from "./tracking-codes.ts";

export interface WayStep {
  nameKey: string;
  state: "done" | "current" | "ahead";
  /** When it was reached, or is expected to be. */
  day: string | null;
}

/** What proves that a step was reached, the steps after the first. */
const REACHED_BY: readonly (readonly TrackingCode[])[] = [
  ["packed"],
  ["departed_origin", "in_transit"],
  ["arrived_country", "customs_started", "customs_info_needed", "customs_cleared"],
  ["handed_to_local_courier", "out_for_delivery"],
  ["at_pickup_point", "delivered"],
];

/** Where on the line each stage stands; those that ended on their way stand nowhere. */
const CURRENT_STEP: Readonly<Partial<Record<OrderStage, number>>> = {
  awaiting_payment: 0,
  paid: 0,
  processing: 0,
  packed: 1,
  on_the_way: 2,
  arrived: 3,
  customs: 3,
  with_courier: 4,
  ready_to_collect: 5,
  delivered: 6,
  partially_refunded: 6,
};

const LAST_MILE = 4;
const DAY_MS = 86_400_000;

/** The six steps from the order to the customer's hands, each with its day. */
export function orderWay(standing: OrderStanding): WayStep[] {
  const stage = orderStage(standing);
  const current = CURRENT_STEP[stage];
  const days = [standing.placedOn, ...REACHED_BY.map((codes) => firstDay(standing, codes))];
  const isExpected = current !== undefined && stage !== "awaiting_payment";
  return stepNames(standing).map((nameKey, index) => {
    const day = days[index] ?? null;
    const state = stateOf(index, current, day);
    return { nameKey, state, day: state === "ahead" && isExpected ? expectedDay(index, standing) : day };
  });
}

function stateOf(index: number, current: number | undefined, day: string | null): WayStep["state"] {
  if (current === undefined) return day === null ? "ahead" : "done";
  if (index === current) return "current";
  return index < current ? "done" : "ahead";
}

const firstDay = ({ tracking }: OrderStanding, codes: readonly TrackingCode[]) =>
  tracking.find(({ code }) => codes.includes(code))?.day ?? null;

/** Who brings it has it the day before it can arrive. */
function expectedDay(index: number, { arrivesFrom }: OrderStanding): string | null {
  if (arrivesFrom === null || index < LAST_MILE) return null;
  if (index > LAST_MILE) return arrivesFrom;
  return new Date(Date.parse(`${arrivesFrom}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

function stepNames(standing: OrderStanding): string[] {
  const { shippingMethod, deliveryType } = standing;
  return [
    "order.step.ordered",
    "order.step.packed",
    shippingMethod === "air" ? "order.step.in_the_air" : "order.step.at_sea",
    isWithoutCustoms(standing) ? "order.step.arrived" : "order.step.customs",
    "order.step.with_courier",
    deliveryType === "pickup" ? "order.step.ready_to_collect" : "order.step.delivered",
  ];
}

/** Most goods meet the customs; those that came through without a word of them did not. */
function isWithoutCustoms({ tracking }: OrderStanding): boolean {
  const told = new Set(tracking.map(({ code }) => code));
  const isOverTheBorder = told.has("arrived_country") || told.has("handed_to_local_courier");
  return isOverTheBorder && ![...told].some((code) => code.startsWith("customs"));
}
