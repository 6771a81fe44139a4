import { balanceModule } from "./modules/balance/index.ts";
import { calculatorModule } from "./modules/calculator/index.ts";
import { campaignsModule } from "./modules/campaigns/index.ts";
import { cartModule } from "./modules/cart/index.ts";
import { catalogModule } from "./modules/catalog/index.ts";
import { checkoutModule } from "./modules/checkout/index.ts";
import { claimsModule } from "./modules/claims/index.ts";
import { companiesModule } from "./modules/companies/index.ts";
import { contactsModule } from "./modules/contacts/index.ts";
import { contentModule } from "./modules/content/index.ts";
import { customsModule } from "./modules/customs/index.ts";
import { declarationsModule } from "./modules/declarations/index.ts";
import { deliveryModule } from "./modules/delivery/index.ts";
import { errorsModule } from "./modules/errors/index.ts";
import { feedsModule } from "./modules/feeds/index.ts";
import { filesModule } from "./modules/files/index.ts";
import { forwardingModule } from "./modules/forwarding/index.ts";
import { identityModule } from "./modules/identity/index.ts";
import { inboxModule } from "./modules/inbox/index.ts";
import { indexNowModule } from "./modules/index-now/index.ts";
import { invoicesModule } from "./modules/invoices/index.ts";
import { mailModule } from "./modules/mail/index.ts";
import { marketingModule } from "./modules/marketing/index.ts";
import { ordersModule } from "./modules/orders/index.ts";
import { parcelsModule } from "./modules/parcels/index.ts";
import { paymentsModule } from "./modules/payments/index.ts";
import { payoutsModule } from "./modules/payouts/index.ts";
import { phoneReservationsModule } from "./modules/phone-reservations/index.ts";
import { quotesModule } from "./modules/quotes/index.ts";
import { routeRulesModule } from "./modules/route-rules/index.ts";
import { serverEventsModule } from "./modules/server-events/index.ts";
import { shipmentsModule } from "./modules/shipments/index.ts";
import { staffModule } from "./modules/staff/index.ts";
import { statementsModule } from "./modules/statements/index.ts";
import { stockModule } from "./modules/stock/index.ts";
import { storefrontsModule } from "./modules/storefronts/index.ts";
import { translationsModule } from "./modules/translations/index.ts";
import { vitalsModule } from "./modules/vitals/index.ts";
import { warehousesModule } from "./modules/warehouses/index.ts";
import { withdrawalsModule } from "./modules/withdrawals/index.ts";

/**
 * All modules in the order in which they are opened: each after those that it needs. Handlers of an event run in this
 * order too.
 */
export const MODULES = [
  translationsModule,
  storefrontsModule,
  deliveryModule,
  customsModule,
  catalogModule,
  stockModule,
  filesModule,
  mailModule,
  identityModule,
  balanceModule,
  paymentsModule,
  cartModule,
  warehousesModule,
  calculatorModule,
  contentModule,
  routeRulesModule,
  ordersModule,
  serverEventsModule,
  invoicesModule,
  quotesModule,
  companiesModule,
  forwardingModule,
  payoutsModule,
  withdrawalsModule,
  claimsModule,
  phoneReservationsModule,
  marketingModule,
  campaignsModule,
  contactsModule,
  vitalsModule,
  errorsModule,
  feedsModule,
  indexNowModule,
  checkoutModule,
  shipmentsModule,
  parcelsModule,
  declarationsModule,
  inboxModule,
  statementsModule,
  staffModule,
] as const;
