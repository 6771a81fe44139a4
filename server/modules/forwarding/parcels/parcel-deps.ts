import type { Tariff } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { ParcelFees } from "#domain/forwarding/parcels/parcel-fees.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { InvoiceRow } from "#modules/money/invoices/index.ts";
import type { PaymentService } from "#modules/money/payments/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Cause } from "#platform/state/status-events.ts";

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
