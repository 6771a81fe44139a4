import type { TrackingView } from "#contracts/shop/tracking.ts";
import type { TrackingCode } from "#domain/tracking/tracking-codes.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { LabelRequest } from "./carriers/carrier.ts";

/** What can be tracked; the first two have shipments of their own. */
export type SubjectKind = "order" | "forward_request" | "parcel" | "quote";

export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** A subject with the storefront whose staff see its shipment. */
export interface ShipmentSubject extends Subject {
  storefrontCode: string;
}

/** Whose a subject is, and what proves that somebody may see where it is. */
export interface SubjectOwner {
  storefrontCode: string;
  userId: number | null;
  visitorHash: Buffer | null;
  email: string;
  phone: string;
}

/** What the page of a parcel shows; only those who have proved that it is theirs see where it is collected. */
export interface ViewOptions {
  languageId: number;
  isOwner: boolean;
}

/** Something that can be tracked. The module that owns it gives an implementation to the shipments. */
export interface TrackedSubject {
  kind: SubjectKind;
  /** How its number begins: OR, FR, PA, QU. */
  prefix: string;
  /** Null when there is none, or when its customer was erased. */
  findOwner(db: Database, id: number): Promise<SubjectOwner | null>;
  view(db: Database, id: number, options: ViewOptions): Promise<TrackingView>;
  /** What a carrier needs to know for its label; null while it cannot have one. */
  labelRequest(db: Database, id: number): Promise<LabelRequest | null>;
  /** Moves on as far as its parcel has come; what it has done already is not done again (I15). */
  follow(tx: Database, id: number, status: TrackingCode): Promise<void>;
}
