import type { Tariff } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import type { Carrier, DeliveryType } from "#domain/selling/delivery/courier.ts";
import type { PaymentService } from "#modules/money/payments/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Customs } from "../customs/index.ts";
import type { Warehouses } from "../warehouses/index.ts";

/** A snapshot of the courier from the submission. */
export interface ChosenCourier {
  id: number;
  carrier: Carrier;
  /** The carrier's own name. */
  name: string;
  deliveryType: DeliveryType;
}

export interface RequestDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work" | "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  delivery: Pick<Delivery, "couriersFor" | "findCourier" | "findPoint" | "convertFromEuro" | "taxBasisPoints">;
  shippingRates: () => readonly Tariff[];
  customs: Pick<Customs, "tablesIn" | "feesIn" | "feesOn" | "restrictionsOn">;
  warehouses: Warehouses;
  countries: readonly Country[];
  payments: Pick<PaymentService, "endAttempts" | "refundAll" | "refundPart" | "refundShare">;
  now: () => Date;
  events: Pick<Events, "publish" | "on">;
}
