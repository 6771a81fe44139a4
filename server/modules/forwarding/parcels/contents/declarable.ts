import { canBeDeclared } from "#domain/forwarding/parcels/declaration.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ParcelRow } from "../parcel-aggregate.ts";

/** Open now; agreed until the request of the parcel is edited (I23); or closed. */
export type Declarable = "open" | "agreed" | "closed";

/** A quote's parcel keeps the declaration of its purchase; an agreed price locks the declaration. */
export function declarableNow({ state, quoteId, declarationLockedAt }: ParcelRow): Declarable {
  if (canBeDeclared(state, quoteId !== null || declarationLockedAt !== null)) return "open";
  return state === "reserved" && quoteId === null ? "agreed" : "closed";
}

export function assertDeclarable(parcel: ParcelRow): void {
  const declarable = declarableNow(parcel);
  if (declarable !== "open") throw refuse(declarable === "agreed" ? "declaration_locked" : "conflict");
}
