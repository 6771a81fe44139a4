import type { ParcelState } from "#domain/forwarding/parcels/parcel-states.ts";
import { defineEvent } from "#platform/events/events.ts";

export interface QuoteParcel {
  id: number;
  quoteId: number;
  state: ParcelState;
}

/** A parcel of a quote moved by itself, not with its forward request. */
export const quoteParcelMoved = defineEvent<QuoteParcel>("quote-parcel-moved");

export interface MissingParcel {
  parcelId: number;
  staffId: number;
  note: string;
}

/**
 * Staff cannot find a parcel. Published before the parcel is locked: a forward request is locked before its parcels.
 */
export const parcelMissing = defineEvent<MissingParcel>("parcel-missing");
