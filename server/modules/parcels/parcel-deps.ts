import type { Money } from "#domain/money/money.ts";
import type { ParcelFees } from "#domain/parcels/parcel-fees.ts";
import type { Tariff } from "#domain/shipping/tariffs-in-force.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Cause } from "#platform/state/status-events.ts";
import type { InvoiceRow } from "../invoices/index.ts";
import type { QueueMail } from "../mail/index.ts";
import type { PaymentService } from "../payments/index.ts";
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
  delivery: {
    /** Null where the currency has no rate on the day. */
    convertFromEuro(amount: Money, currencyId: number, day: string): Money | null;
    taxBasisPoints(countryId: number, day: string): number;
  };
  payments: Pick<PaymentService, "refundAll">;
  /** Ends an open invoice whose work is not done any more. */
  endInvoice: (tx: Database, invoice: InvoiceRow, cause: Cause) => Promise<boolean>;
  /** The tariffs of all warehouses. */
  shippingRates: () => readonly Tariff[];
  now: () => Date;
  events: Pick<Events, "publish" | "on">;
  /** The present forward request of a parcel. */
  findRequestOf?: (db: Database, parcelId: number) => Promise<ParcelRequest | null>;
}

/** A request for the page of its parcel. */
export interface ParcelRequest {
  number: string;
  slug: string;
  /** Whether the customer can edit the request, and with it the declaration. */
  can_edit: boolean;
}
