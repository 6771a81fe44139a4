import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of an item of a paid quote. */
export const PURCHASE_STATES = ["wanted", "bought", "shipped", "received", "unavailable"] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

export const PURCHASE_EVENTS = ["buy", "ship", "receive", "leave_out"] as const;
export type PurchaseEvent = (typeof PURCHASE_EVENTS)[number];

/** Every transition of an item that we buy (I10). An item that is left out is refunded in the same transaction. */
export const PURCHASE_MACHINE: Machine<PurchaseState, PurchaseEvent, never> = {
  name: "quote_purchase",
  states: PURCHASE_STATES,
  events: PURCHASE_EVENTS,
  initial: { event: "want", state: "wanted" },
  transitions: [
    { from: "wanted", event: "buy", to: "bought", actors: ["staff"], permission: "quotes.write" },
    { from: "bought", event: "ship", to: "shipped", actors: ["staff"], permission: "quotes.write" },
    { from: "shipped", event: "receive", to: "received", actors: ["system"] },
    // Sold out, too expensive for the customer, cancelled by the shop, or lost before it was sent on.
    { from: "wanted", event: "leave_out", to: "unavailable", actors: ["staff", "system"], permission: "quotes.write" },
    { from: "bought", event: "leave_out", to: "unavailable", actors: ["staff"], permission: "quotes.write" },
    { from: "shipped", event: "leave_out", to: "unavailable", actors: ["staff", "system"], permission: "quotes.write" },
    { from: "received", event: "leave_out", to: "unavailable", actors: ["system"] },
  ],
};

/** The tone of the state's pill, as for quotes. */
export const PURCHASE_TONES = {
  wanted: "neutral",
  bought: "pri",
  shipped: "pri",
  received: "ok",
  unavailable: "bad",
} as const satisfies Record<PurchaseState, string>;

interface Progress {
  state: PurchaseState;
  /** Whether an invoice for the item's risen price waits for payment. */
  isAsked: boolean;
}

/** The stage of a quote that follows from its items. */
export type BuyingStage = "asked" | "buying" | "bought" | "received" | "none";

/** The buying stage of a quote: the stage of the item that is furthest behind. */
export function buyingStage(items: readonly Progress[]): BuyingStage {
  const left = items.filter(({ state }) => state !== "unavailable");
  if (left.length === 0) return "none";
  if (left.some(({ isAsked }) => isAsked)) return "asked";
  if (left.some(({ state }) => state === "wanted")) return "buying";
  return left.every(({ state }) => state === "received") ? "received" : "bought";
}
