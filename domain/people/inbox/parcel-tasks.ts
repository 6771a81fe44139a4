import type { ParcelStatus } from "#domain/forwarding/parcels/parcel-status.ts";
import type { Waiting } from "./inbox-tasks.ts";

export interface ParcelFacts {
  status: ParcelStatus;
  hasInvoice: boolean;
  /** Whether the customer has answered the hold. */
  hasAnswer: boolean;
  holdUntil: string | null;
  /** The last free day. */
  freeUntil: string | null;
  daysLeft: number | null;
  /** When it becomes due for disposal. */
  abandonedOn: string | null;
  disposableFrom: string | null;
}

/** A parcel that is ready waits for its customer only when its free days end soon. */
const SOON_DAYS = 7;

/** The task that a parcel has for its customer; null when there is none. */
export function parcelTask(facts: ParcelFacts): Waiting | null {
  const { status, hasInvoice, hasAnswer, holdUntil, daysLeft, disposableFrom } = facts;
  const until = daysLeft !== null && daysLeft < 0 ? facts.abandonedOn : facts.freeUntil;
  switch (status) {
    case "needs_invoice":
      return hasInvoice ? null : { task: "upload_invoice", tone: "bad", until: holdUntil };
    case "on_hold":
      return hasAnswer ? null : { task: "answer_hold", tone: "bad", until: holdUntil };
    case "disposal_due":
      return { task: "keep_parcel", tone: "bad", until: disposableFrom };
    case "missing":
      return { task: "find_parcel", tone: "warn", until: null };
    case "not_declared":
      return { task: "declare", tone: "warn", until };
    case "ready":
      if (daysLeft === null || daysLeft > SOON_DAYS) return null;
      return { task: daysLeft < 0 ? "send_on_late" : "send_on", tone: "warn", until };
    default:
      return null;
  }
}
