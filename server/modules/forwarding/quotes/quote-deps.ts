import type { Tariff } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { ShopCurrency } from "#domain/forwarding/quotes/quote-items.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import type { PaymentService } from "#modules/money/payments/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Customs } from "../customs/index.ts";
import type { Warehouses } from "../warehouses/index.ts";

export interface QuoteDeps {
  db: Database;
  events: Pick<Events, "publish" | "on">;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work" | "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  delivery: Pick<
    Delivery,
    "couriersFor" | "findCourier" | "findPoint" | "convertFromEuro" | "millionthsPerEuro" | "taxBasisPoints"
  >;
  shippingRates: () => readonly Tariff[];
  customs: Pick<Customs, "tablesIn" | "feesIn" | "restrictionsOn" | "isKnown" | "commonCodes" | "findCode">;
  countries: readonly Country[];
  warehouses: Warehouses;
  /** The known currencies of shops. */
  shopCurrencies: ReadonlyMap<ShopCurrency, number>;
  payments: Pick<PaymentService, "endAttempts" | "refundAll" | "refundPart">;
  now: () => Date;
}
