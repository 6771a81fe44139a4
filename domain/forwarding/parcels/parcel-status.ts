import type { DeclarationStatus } from "./declaration.ts";
import type { HoldReason, ParcelState } from "./parcel-states.ts";

/** The status of a parcel as a customer reads it: its state, and whether a declaration or an invoice is missing. */
export const PARCEL_STATUSES = [
  "expected",
  "missing",
  "cancelled",
  "ready",
  "not_declared",
  "needs_invoice",
  "on_hold",
  "reserved",
  "packed",
  "dispatched",
  "delivered",
  "returning",
  "returned",
  "disposal_due",
  "disposed",
  "lost",
] as const;
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

interface Shown {
  state: ParcelState;
  declaration: DeclarationStatus;
  holdReason: HoldReason | null;
}

export function parcelStatus({ state, declaration, holdReason }: Shown): ParcelStatus {
  if (state === "on_hold") return holdReason === "missing_invoice" ? "needs_invoice" : "on_hold";
  if (state === "in_storage") return declaration === "complete" || declaration === "locked" ? "ready" : "not_declared";
  // No customer sees an unidentified parcel: it has no owner yet.
  return state === "unidentified" ? "expected" : state;
}

/** Whether a forward request can begin with the parcel; a missing declaration is made in the request. */
export const canBeSent = (status: ParcelStatus): boolean => status === "ready" || status === "not_declared";

export const PARCEL_TONES = {
  expected: "neutral",
  missing: "warn",
  cancelled: "neutral",
  ready: "ok",
  not_declared: "warn",
  needs_invoice: "bad",
  on_hold: "bad",
  reserved: "pri",
  packed: "pri",
  dispatched: "info",
  delivered: "ok",
  returning: "pri",
  returned: "neutral",
  disposal_due: "bad",
  disposed: "neutral",
  lost: "bad",
} as const satisfies Record<ParcelStatus, "neutral" | "warn" | "pri" | "info" | "ok" | "bad">;
