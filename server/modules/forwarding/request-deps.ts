import type { Carrier, DeliveryType } from "#domain/delivery/courier.ts";
import type { Country } from "#domain/identity/address-rules.ts";
import type { Tariff } from "#domain/shipping/tariffs-in-force.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Customs } from "../customs/index.ts";
import type { Delivery } from "../delivery/index.ts";
import type { QueueMail } from "../mail/index.ts";
import type { PaymentService } from "../payments/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";
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
