import type { IncomingHttpHeaders } from "node:http";
import type { TrackedCarrier } from "#domain/tracking/tracked-carriers.ts";
import type { TrackingCode } from "#domain/tracking/tracking-codes.ts";

/** A parcel that a carrier is to take. */
export interface LabelRequest {
  /** The number that people know: OR12, FR3. */
  reference: string;
  recipient: { name: string; street: string; city: string; postal_code: string; country: string; phone: string };
  parcels: { weight_grams: number }[];
}

/** A carrier's number and its label, a PDF. */
export interface Label {
  trackingNumber: string;
  pdf: Buffer;
}

/** What a carrier reports of a parcel. */
export interface CarrierEvent {
  trackingNumber: string;
  carrierCode: string;
  /** Our code for it; null when the carrier's is not known. */
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
 * Somebody who carries parcels for us. Implementations keep no state of ours, and throw CarrierFailure when the carrier
 * does not answer as it should or in time.
 */
export interface ParcelCarrier {
  name: TrackedCarrier;
  /** The same key gives the same number and label again, however often it is sent. */
  createShipment(request: LabelRequest, key: string): Promise<Label>;
  /** What happened after the cursor of the last answer; all of it without one. */
  eventsSince(trackingNumber: string, cursor: string | null): Promise<{ events: CarrierEvent[]; cursor: string }>;
  /** Calls a parcel off that was not handed over. */
  cancel(trackingNumber: string): Promise<"cancelled" | "too_late">;
  /** Reads what claims to come from the carrier: what it cannot prove is refused (T119). */
  readPush(push: CarrierPush): ReadPush;
}

/** The carrier did not answer, or answered what it should not; whether it did what it was asked is not known. */
export class CarrierFailure extends Error {
  override readonly name = "CarrierFailure";
}
