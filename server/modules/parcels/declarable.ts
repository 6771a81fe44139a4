import { canBeDeclared } from "#domain/parcels/declaration.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ParcelRow } from "./move-parcel.ts";

/** Now; after the request that the parcel is agreed for is edited (I23); or not any more. */
export type Declarable = "open" | "agreed" | "closed";

/** What we bought is declared as it was bought; what a price was agreed for, as it was then. */
export function declarableNow({ state, quoteId, declarationLockedAt }: ParcelRow): Declarable {
  if (canBeDeclared(state, quoteId !== null || declarationLockedAt !== null)) return "open";
  return state === "reserved" && quoteId === null ? "agreed" : "closed";
}

export function assertDeclarable(parcel: ParcelRow): void {
  const declarable = declarableNow(parcel);
  if (declarable !== "open") throw refuse(declarable === "agreed" ? "declaration_locked" : "conflict");
}
