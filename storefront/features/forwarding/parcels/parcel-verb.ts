import type { ParcelStatus } from "#domain/forwarding/parcels/parcel-status.ts";

type Verb = "declare" | "upload" | "answer" | "keep" | "send" | "open";

const VERBS: Readonly<Partial<Record<ParcelStatus, Verb>>> = {
  not_declared: "declare",
  needs_invoice: "upload",
  on_hold: "answer",
  disposal_due: "keep",
};

/** Verbs that are not urgent. */
const OTHERS: Readonly<Partial<Record<ParcelStatus, Verb>>> = { ready: "send" };

/** The next action on a parcel; "open" when there is none, and for a person who may not act. */
export function parcelVerb(status: ParcelStatus, mayAct = true): { verb: Verb; isUrgent: boolean } {
  if (!mayAct) return { verb: "open", isUrgent: false };
  const verb = VERBS[status];
  return { verb: verb ?? OTHERS[status] ?? "open", isUrgent: verb !== undefined };
}
