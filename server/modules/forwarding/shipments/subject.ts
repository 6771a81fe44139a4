import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { LabelRequest } from "./carriers/carrier.ts";

/** The kinds of tracked subjects; the first two have shipments of their own. */
export type SubjectKind = "order" | "forward_request" | "parcel" | "quote";

export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** A subject with the storefront whose staff see its shipment. */
export interface ShipmentSubject extends Subject {
  storefrontCode: string;
}

/** The owner of a subject, with the data that proves the right to track it. */
export interface SubjectOwner {
  storefrontCode: string;
  userId: number | null;
  visitorHash: Buffer | null;
  email: string;
  phone: string;
}

/** Options of a parcel's page; only a proven owner sees where the parcel is collected. */
export interface ViewOptions {
  languageId: number;
  isOwner: boolean;
}

/** A subject that can be tracked. The module that owns it gives an implementation to the shipments. */
export interface TrackedSubject {
  kind: SubjectKind;
  /** How its number begins: OR, FR, PA, QU. */
  prefix: string;
  /** Null when there is no such subject, or when its customer was erased. */
  findOwner(db: Database, id: number): Promise<SubjectOwner | null>;
  view(db: Database, id: number, options: ViewOptions): Promise<TrackingView>;
  /** The data for a carrier's label; null while the subject cannot have one. */
  labelRequest(db: Database, id: number): Promise<LabelRequest | null>;
  /** Moves the subject on to the status of its parcel; transitions are not repeated (I15). */
  follow(tx: Database, id: number, status: TrackingCode): Promise<void>;
}
