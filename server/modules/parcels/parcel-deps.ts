import type { ParcelFees } from "../../../domain/parcels/parcel-fees.ts";
import type { ParcelState } from "../../../domain/parcels/parcel-states.ts";
import type { Tariff } from "../../../domain/shipping/tariffs-in-force.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import type { QueueMail } from "../mail/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";

export interface ParcelDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work" | "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  customs: {
    isKnown(hs6: string): boolean;
    /** In euros, on a day. */
    feesOn(day: string): ParcelFees;
  };
  /** The tariffs of all warehouses. */
  shippingRates: () => readonly Tariff[];
  now: () => Date;
  /** A parcel that was ordered for a quote moved; its quote follows in the same transaction. */
  onQuoteParcel?: (tx: Database, parcel: QuoteParcel) => Promise<void>;
}

export interface QuoteParcel {
  id: number;
  quoteId: number;
  state: ParcelState;
}
