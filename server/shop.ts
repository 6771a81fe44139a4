import type { Calculator } from "./modules/calculator/index.ts";
import type { Campaigns } from "./modules/campaigns/index.ts";
import type { CartModule } from "./modules/cart/index.ts";
import type { Catalogue } from "./modules/catalog/index.ts";
import type { Checkout } from "./modules/checkout/index.ts";
import type { Claims } from "./modules/claims/index.ts";
import type { Companies } from "./modules/companies/index.ts";
import type { ContactModule } from "./modules/contacts/index.ts";
import type { Content } from "./modules/content/index.ts";
import type { Customs } from "./modules/customs/index.ts";
import type { Declarations } from "./modules/declarations/index.ts";
import type { Delivery } from "./modules/delivery/index.ts";
import type { Errors } from "./modules/errors/index.ts";
import type { Feeds } from "./modules/feeds/index.ts";
import type { Files } from "./modules/files/index.ts";
import type { Forwarding } from "./modules/forwarding/index.ts";
import type { Identity } from "./modules/identity/index.ts";
import type { InboxSource } from "./modules/inbox/index.ts";
import type { IndexNow } from "./modules/index-now/index.ts";
import type { Invoices } from "./modules/invoices/index.ts";
import type { QueueMail } from "./modules/mail/index.ts";
import type { OrderListSource, Orders } from "./modules/orders/index.ts";
import type { Parcels } from "./modules/parcels/index.ts";
import type { PaymentProvider, Payments } from "./modules/payments/index.ts";
import type { Payouts } from "./modules/payouts/index.ts";
import type { PhoneReservations } from "./modules/phone-reservations/index.ts";
import type { Quotes } from "./modules/quotes/index.ts";
import type { RouteRules } from "./modules/route-rules/index.ts";
import type { ServerEvents } from "./modules/server-events/index.ts";
import type { ParcelCarrier, Shipments } from "./modules/shipments/index.ts";
import type { Staff } from "./modules/staff/index.ts";
import type { StorefrontDirectory } from "./modules/storefronts/index.ts";
import type { Vitals } from "./modules/vitals/index.ts";
import type { Withdrawals } from "./modules/withdrawals/index.ts";
import type { CallLog } from "./platform/calls/call-context.ts";
import type { Config } from "./platform/config.ts";
import type { ChangeFeed } from "./platform/database/change-feed.ts";
import type { Database } from "./platform/database/open-database.ts";
import type { FileStorage } from "./platform/files/file-storage.ts";
import type { VisitorCookie } from "./platform/http/visitor-cookie.ts";
import type { Jobs } from "./platform/jobs/open-jobs.ts";
import type { CallLimiter } from "./platform/limits/limited-calls.ts";
import type { MailTransport } from "./platform/mail/mail-transport.ts";

/** Everything outside of the modules that a shop runs on. Tests substitute this, and nothing else. */
export interface Infrastructure {
  config: Pick<
    Config,
    "demo" | "fallbackStorefront" | "indexNowUrl" | "limits" | "mailFrom" | "pickupFeeds" | "payments"
  >;
  db: Database;
  /** The thread that builds the search index connects by itself. */
  databaseUrl: string;
  changes: ChangeFeed;
  jobs: Omit<Jobs, "stop">;
  mailTransport: MailTransport;
  /** Takes mails in place of the outbox. */
  queueMail?: QueueMail;
  providers: readonly PaymentProvider[];
  carriers: readonly ParcelCarrier[];
  /** The folder that keeps the search index; null: the index stays in memory and in this thread. */
  searchDir: string | null;
  /** Where uploaded files are kept, and where they are written while they arrive. */
  fileStorage: FileStorage;
  incomingDir: string;
  /** The source maps of the build, which are never served. */
  sourceMapsDir: string;
  /** Where the feeds of the goods are kept. */
  feedStorage: FileStorage;
  /** Where a demo reports to instead of vendors; null: to the vendors. */
  vendorSink: string | null;
  /** The key that encrypts stored secrets; null: there is no back office. */
  secretsKey: Buffer | null;
  log: CallLog;
  now: () => Date;
}

/** The modules of a running shop, by the interfaces that they publish. */
export interface Shop {
  db: Database;
  directory: StorefrontDirectory;
  catalogue: Catalogue;
  delivery: Delivery;
  content: Content;
  routeRules: RouteRules;
  customs: Customs;
  calculator: Calculator;
  cart: CartModule;
  orders: Orders;
  invoices: Invoices;
  /** The sources of My orders. */
  orderListSources: readonly OrderListSource[];
  payments: Payments;
  shipments: Shipments;
  payouts: Payouts;
  withdrawals: Withdrawals;
  claims: Claims;
  phoneReservations: PhoneReservations;
  contacts: ContactModule;
  campaigns: Campaigns;
  vitals: Vitals;
  errors: Errors;
  feeds: Feeds;
  serverEvents: ServerEvents;
  indexNow: IndexNow;
  companies: Companies;
  inboxSources: readonly InboxSource[];
  parcels: Parcels;
  declarations: Declarations;
  checkout: Checkout;
  identity: Identity;
  files: Files;
  forwarding: Forwarding;
  quotes: Quotes;
  /** Null without a back office. */
  staff: Staff | null;
  queueMail: QueueMail;
  limiter: CallLimiter;
  visitorCookie: VisitorCookie;
  now: () => Date;
  /** Starts the workers and schedules. */
  work(): Promise<void>;
  close(): Promise<void>;
}
