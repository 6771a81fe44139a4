import type { IncomingHttpHeaders } from "node:http";
import type { TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";

/** A parcel that a carrier is to take. */
export interface LabelRequest {
  /** Our number: OR12, FR3. */
  reference: string;
  recipient: { name: string; street: string; city: string; postal_code: string; country: string; phone: string };
  parcels: { weight_grams: number }[];
}

/** A carrier's number and its label, a PDF. */
export interface Label {
  trackingNumber: string;
  pdf: Buffer;
}

/** A tracking event as the carrier reports it. */
export interface CarrierEvent {
  trackingNumber: string;
  carrierCode: string;
  /** Our code; null when the carrier's is not known. */
  code: TrackingCode | null;
  location: string | null;
  happenedAt: Date;
}

export interface CarrierPush {
  headers: IncomingHttpHeaders;
  /** The bytes as they were sent: the signature covers them. */
  body: Buffer;
}

export type ReadPush = { result: "events"; events: CarrierEvent[] } | { result: "refused"; reason: string };

/**
 * A carrier of parcels. Implementations keep no state of ours, and throw CarrierFailure when the carrier does not
 * answer correctly or in time.
 */
export interface ParcelCarrier {
  name: TrackedCarrier;
  /** The same key gives the same number and label again, however often it is sent. */
  createShipment(request: LabelRequest, key: string): Promise<Label>;
  /** The events after the cursor of the last answer; all events without a cursor. */
  eventsSince(trackingNumber: string, cursor: string | null): Promise<{ events: CarrierEvent[]; cursor: string }>;
  /** Cancels a parcel that was not handed over. */
  cancel(trackingNumber: string): Promise<"cancelled" | "too_late">;
  /** Reads a push; one that does not prove to come from the carrier is refused (T119). */
  readPush(push: CarrierPush): ReadPush;
}

/** The carrier gave no answer or a wrong one; whether it carried out the request is not known. */
export class CarrierFailure extends Error {
  override readonly name = "CarrierFailure";
}
