import type { Actor, Machine, Transition } from "#domain/shared/state/machine.ts";
import {
  REQUEST_EVENTS,
  REQUEST_PHASES,
  REQUEST_STATES,
  type RequestEffect,
  type RequestEvent,
  type RequestPhase,
  type RequestState,
} from "./request-states.ts";

type Step = Transition<RequestState, RequestEvent, RequestEffect>;

const payers: readonly Actor[] = ["customer", "provider", "system"];
const refunders: readonly Actor[] = ["provider", "system"];

const statesIn = (...phases: RequestPhase[]) =>
  REQUEST_STATES.filter((state) => phases.includes(REQUEST_PHASES[state]));

/** One event that leads from several states to one. */
const fromEach = (from: readonly RequestState[], step: Omit<Step, "from">): Step[] =>
  from.map((state) => ({ ...step, from: state }));

/** Submitted, and before the parcels are touched. */
const cancellable: readonly RequestState[] = ["awaiting_payment", "rehearsing", "rehearsed", "paid"];

/** The release event of a held request, by the state that is stored with its hold. */
export const RELEASES = {
  paid: "release_to_paid",
  packing: "release_to_packing",
  packed: "release_to_packed",
  ready_to_ship: "release_to_ready",
} as const satisfies Partial<Record<RequestState, RequestEvent>>;
export type HoldableState = keyof typeof RELEASES;

const holdable = Object.keys(RELEASES) as HoldableState[];
const moving = statesIn("with_carrier");

/** Submitted, and still in the warehouse. */
const stoppable = statesIn("unpaid", "in_warehouse").filter((state) => state !== "draft");

/** Reports may be late or missing, so that a step can be skipped; no report leads back. */
const reports: readonly Step[] = [
  { from: "dispatched", event: "depart", to: "in_transit", actors: ["system"] },
  ...fromEach(["dispatched", "in_transit"], { event: "enter_customs", to: "customs", actors: ["system"] }),
  ...fromEach(["dispatched", "in_transit", "customs", "customs_action_needed"], {
    event: "send_out",
    to: "out_for_delivery",
    actors: ["system"],
  }),
  ...fromEach(["dispatched", "in_transit", "customs", "customs_action_needed", "out_for_delivery"], {
    event: "reach_point",
    to: "at_pickup_point",
    actors: ["system"],
    effects: ["at-pickup-point"],
  }),
  ...fromEach(moving, { event: "deliver", to: "delivered", actors: ["system"], effects: ["delivered"] }),
];

/** Every transition of a forward request, and who may cause it (I10). */
export const REQUEST_MACHINE: Machine<RequestState, RequestEvent, RequestEffect> = {
  name: "forward_request",
  states: REQUEST_STATES,
  events: REQUEST_EVENTS,
  initial: { event: "begin", state: "draft" },
  transitions: [
    { from: "draft", event: "submit", to: "awaiting_payment", actors: ["customer"] },
    { from: "awaiting_payment", event: "edit", to: "draft", actors: ["customer"] },
    { from: "draft", event: "rehearse", to: "rehearsing", actors: ["customer"] },
    {
      from: "rehearsing",
      event: "measure",
      to: "rehearsed",
      actors: ["staff"],
      permission: "warehouse.work",
      effects: ["rehearsed"],
    },
    { from: "awaiting_payment", event: "pay", to: "paid", actors: payers, effects: ["paid"] },
    // The freight was paid with the quote whose goods the request sends on.
    { from: "draft", event: "pay", to: "paid", actors: ["system"] },
    { from: "rehearsed", event: "pay", to: "packed", actors: payers, effects: ["paid"] },
    // No mail: the customer cancels a draft of their own.
    { from: "draft", event: "cancel", to: "cancelled", actors: ["customer"] },
    ...fromEach(cancellable, { event: "cancel", to: "cancelled", actors: ["customer"], effects: ["cancelled"] }),
    { from: "draft", event: "expire", to: "cancelled", actors: ["system"] },
    ...fromEach(["awaiting_payment", "rehearsed"], {
      event: "expire",
      to: "cancelled",
      actors: ["system"],
      effects: ["expired"],
    }),
    // A parcel of the request cannot be found. The customer is notified if the request was submitted.
    { from: "draft", event: "stop", to: "cancelled", actors: ["system"] },
    ...fromEach(stoppable, { event: "stop", to: "cancelled", actors: ["system"], effects: ["stopped"] }),
    { from: "paid", event: "start", to: "packing", actors: ["staff"], permission: "warehouse.work" },
    {
      from: "packing",
      event: "measure",
      to: "packed",
      actors: ["staff"],
      permission: "warehouse.work",
      effects: ["packed"],
    },
    { from: "packed", event: "label", to: "ready_to_ship", actors: ["staff"], permission: "warehouse.work" },
    {
      from: "ready_to_ship",
      event: "dispatch",
      to: "dispatched",
      actors: ["staff"],
      permission: "warehouse.work",
      effects: ["dispatched"],
    },
    ...fromEach(holdable, {
      event: "hold",
      to: "on_hold",
      actors: ["staff"],
      permission: "forwarding.write",
      effects: ["held"],
    }),
    ...holdable.map(
      (to): Step => ({
        from: "on_hold",
        event: RELEASES[to],
        to,
        actors: ["staff"],
        permission: "forwarding.write",
        effects: ["released"],
      }),
    ),
    ...reports,
    {
      from: "customs",
      event: "ask_documents",
      to: "customs_action_needed",
      actors: ["staff"],
      permission: "forwarding.write",
      effects: ["documents-needed"],
    },
    { from: "customs_action_needed", event: "answer", to: "customs", actors: ["customer"] },
    ...statesIn("with_carrier", "delivered").map(
      (state): Step => ({
        from: state,
        event: "settle_customs",
        to: state,
        actors: ["staff"],
        permission: "forwarding.write",
      }),
    ),
    { from: "delivered", event: "close", to: "closed", actors: ["system"] },
    ...fromEach(moving, {
      event: "return",
      to: "returned",
      actors: ["staff"],
      permission: "forwarding.write",
      effects: ["returned"],
    }),
    ...fromEach(moving, {
      event: "lose",
      to: "lost",
      actors: ["staff"],
      permission: "warehouse.supervise",
      effects: ["lost"],
    }),
    // A refund because less was needed does not stop the request.
    ...statesIn("in_warehouse", "with_carrier", "delivered").map(
      (state): Step => ({
        from: state,
        event: "refund_partly",
        to: state,
        actors: refunders,
        effects: ["refunded"],
      }),
    ),
    ...fromEach([...statesIn("in_warehouse", "with_carrier", "delivered"), "returned", "lost"], {
      event: "refund",
      to: "refunded",
      actors: refunders,
      effects: ["refunded"],
    }),
  ],
};

/** How long a request waits to be paid. */
export const UNPAID_REQUEST_DAYS = 7;
/** A draft that nobody has touched for so long gives its parcels back. */
export const IDLE_DRAFT_HOURS = 48;
/** No more events are expected so long after the delivery. */
export const CLOSED_AFTER_DAYS = 14;
export const MOST_PARCELS = 20;

/** How many requests of a business are made, or paid, together. */
export const MOST_TOGETHER = 50;
