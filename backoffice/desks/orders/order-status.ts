import { ORDER_PHASES, type OrderPhase, type OrderState } from "#domain/selling/orders/order-states.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<OrderPhase, PillTone>> = {
  unpaid: "warn",
  in_warehouse: "pri",
  with_carrier: "info",
  delivered: "ok",
  stopped: "neutral",
};

export const orderStatus = (state: OrderState): Status => ({
  label: `staff.orders.state.${state}`,
  tone: TONES[ORDER_PHASES[state]],
});

/** The state of the goods beside that of the money: none until it is paid, and a paid order waits to be packed. */
export function fulfilmentStatus(state: OrderState): Status | null {
  if (state === "awaiting_payment") return null;
  return state === "paid" ? { label: "staff.orders.fulfilment.to-pack", tone: "warn" } : orderStatus(state);
}
