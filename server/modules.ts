import { claimsModule } from "./modules/aftersales/claims/index.ts";
import { withdrawalsModule } from "./modules/aftersales/withdrawals/index.ts";
import { catalogModule } from "./modules/catalogue/catalog/index.ts";
import { feedsModule } from "./modules/catalogue/feeds/index.ts";
import { stockModule } from "./modules/catalogue/stock/index.ts";
import { contactsModule } from "./modules/content/contacts/index.ts";
import { contentModule } from "./modules/content/content/index.ts";
import { redirectsModule } from "./modules/content/redirects/index.ts";
import { translationsModule } from "./modules/content/translations/index.ts";
import { calculatorModule } from "./modules/forwarding/calculator/index.ts";
import { customsModule } from "./modules/forwarding/customs/index.ts";
import { declarationsModule } from "./modules/forwarding/declarations/index.ts";
import { forwardRequestsModule } from "./modules/forwarding/forward-requests/index.ts";
import { parcelsModule } from "./modules/forwarding/parcels/index.ts";
import { quotesModule } from "./modules/forwarding/quotes/index.ts";
import { shipmentsModule } from "./modules/forwarding/shipments/index.ts";
import { warehousesModule } from "./modules/forwarding/warehouses/index.ts";
import { campaignsModule } from "./modules/marketing/campaigns/index.ts";
import { integrationsModule } from "./modules/marketing/integrations/index.ts";
import { marketingModule } from "./modules/marketing/marketing/index.ts";
import { balanceModule } from "./modules/money/balance/index.ts";
import { invoicesModule } from "./modules/money/invoices/index.ts";
import { paymentsModule } from "./modules/money/payments/index.ts";
import { payoutsModule } from "./modules/money/payouts/index.ts";
import { statementsModule } from "./modules/money/statements/index.ts";
import { errorsModule } from "./modules/operations/errors/index.ts";
import { filesModule } from "./modules/operations/files/index.ts";
import { indexNowModule } from "./modules/operations/index-now/index.ts";
import { mailModule } from "./modules/operations/mail/index.ts";
import { storefrontsModule } from "./modules/operations/storefronts/index.ts";
import { vitalsModule } from "./modules/operations/vitals/index.ts";
import { companiesModule } from "./modules/people/companies/index.ts";
import { identityModule } from "./modules/people/identity/index.ts";
import { inboxModule } from "./modules/people/inbox/index.ts";
import { staffModule } from "./modules/people/staff/index.ts";
import { staffApprovalsModule } from "./modules/people/staff-approvals/index.ts";
import { cartModule } from "./modules/selling/cart/index.ts";
import { checkoutModule } from "./modules/selling/checkout/index.ts";
import { deliveryModule } from "./modules/selling/delivery/index.ts";
import { ordersModule } from "./modules/selling/orders/index.ts";
import { phoneReservationsModule } from "./modules/selling/phone-reservations/index.ts";

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
  redirectsModule,
  ordersModule,
  integrationsModule,
  invoicesModule,
  quotesModule,
  companiesModule,
  forwardRequestsModule,
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
  staffApprovalsModule,
] as const;
